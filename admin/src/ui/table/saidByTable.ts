/** `queryOptions` of a list that is no `List`: its `DataTable` shows the error, so react-admin must not. */
export const saidByTable = { onError: () => undefined } as const;
