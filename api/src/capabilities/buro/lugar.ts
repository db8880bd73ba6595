/** Where a report stands: sealed with it, so that one copied into another row, or under another cédula, does not open. */
export const lugarDe = ({ id, cedula }: { readonly id: number; readonly cedula: string }): string =>
  `consulta_buro:${id}:${cedula}`;
