/**
 * LEG-574: the seven blocks of a contract in the order in which they are printed, one clause each. Their texts are formats
 * (`formato/`); their headings stand here, so that no text can lose or repeat one.
 */
export const bloquesDeContrato = [
  { id: 'comparecientes', orden: 1, nombre: 'Comparecientes', clausula: 'PRIMERA' },
  { id: 'antecedentes', orden: 2, nombre: 'Antecedentes', clausula: 'SEGUNDA' },
  { id: 'objeto', orden: 3, nombre: 'Objeto, bien y entrega', clausula: 'TERCERA' },
  { id: 'precio', orden: 4, nombre: 'Precio y forma de pago', clausula: 'CUARTA' },
  { id: 'garantia', orden: 5, nombre: 'Garantías', clausula: 'QUINTA' },
  { id: 'obligaciones', orden: 6, nombre: 'Obligaciones, mora y vencimiento anticipado', clausula: 'SEXTA' },
  { id: 'controversias', orden: 7, nombre: 'Notificaciones, controversias y aceptación', clausula: 'SÉPTIMA' },
] as const;

export type BloqueDeContrato = (typeof bloquesDeContrato)[number]['id'];
export const idsDeBloque = bloquesDeContrato.map(({ id }) => id) as readonly BloqueDeContrato[];
export const esBloque = (valor: unknown): valor is BloqueDeContrato => idsDeBloque.some((id) => id === valor);

const porId = Object.fromEntries(bloquesDeContrato.map((bloque) => [bloque.id, bloque])) as {
  readonly [B in BloqueDeContrato]: Extract<(typeof bloquesDeContrato)[number], { readonly id: B }>;
};
export const nombreDeBloque = (id: BloqueDeContrato): string => porId[id].nombre;
/** 'CLÁUSULA PRIMERA.- COMPARECIENTES', as it stands above its text. */
export const encabezadoDeBloque = (id: BloqueDeContrato): string =>
  `CLÁUSULA ${porId[id].clausula}.- ${porId[id].nombre.toUpperCase()}`;

/** Code of the n-th format of a block: '5-03'; the codes sort by block. */
export const codigoDeFormato = (bloque: BloqueDeContrato, n: number): string =>
  `${porId[bloque].orden}-${String(n).padStart(2, '0')}`;
export const numeroEnBloque = (codigo: string): number => Number(codigo.split('-')[1]);
