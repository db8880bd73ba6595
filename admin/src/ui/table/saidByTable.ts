/** For the `queryOptions` of a list that is no `List`: its `DataTable` says that the rows could not be read, and react-admin must not say it once more. */
export const saidByTable = { onError: () => undefined } as const;
