/** A T-SQL text literal. */
export const literal = (value: string): string => `N'${value.replaceAll("'", "''")}'`;

/** A quoted T-SQL identifier. */
export const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

export const raise = (message: string): string => `RAISERROR (${literal(message)}, 16, 1);`;
