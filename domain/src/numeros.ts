/** A number as Spanish texts write it: '2,5'. Amounts of money: `formatearMonto`. */
export const formatearNumero = (valor: number): string => String(valor).replace('.', ',');
