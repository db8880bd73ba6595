/** What stands in JSON between braces. */
export type Registro = Readonly<Record<string, unknown>>;
