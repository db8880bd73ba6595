/** Memo de las asambleas de un grupo hasta una fecha. */
export interface MemoPorGenerar {
  /** @maxLength 2 */
  producto: string;
  /** @maxLength 20 */
  grupo: string;
  /**
   * 'AAAA-MM-DD', hoy a más tardar.
   * @maxLength 10
   */
  fecha: string;
}
