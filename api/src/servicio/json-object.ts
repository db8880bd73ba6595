/** What stands in JSON between braces. */
export type JsonObject = Readonly<Record<string, unknown>>;
