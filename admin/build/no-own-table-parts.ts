/**
 * Takes the place of what react-admin's `DataTable` brings along and our table (admin/src/ui/tabla) never shows: it has its own waiting and
 * empty rows, its own bar of chosen rows, its own menu of columns and its own numbers.
 */
const nothing = (): null => null;

export {
  nothing as BulkActionsToolbar,
  nothing as BulkDeleteButton,
  nothing as ColumnsSelector,
  nothing as ColumnsSelectorItem,
  nothing as DataTableLoading,
  nothing as DataTableNumberColumn,
  nothing as ListNoResults,
};
