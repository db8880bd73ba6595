export const primerosPasos = (hechos: number, de: number): string => `Primeros pasos: ${hechos} de ${de}`;
export const pasoUsuarios = 'Cree los usuarios, o impórtelos, con su rol y su departamento';
export const pasoImportacion = 'Importe grupos, planes y movimientos';
export const pasoAjustes = 'Revise plazos del contrato, límites de aprobación y reglas de adjudicación';
/** Home of the administrator: what waits for his action. */
export const porAtender = 'Por atender';
export const correosPorAtender = (n: number): string => `Correos no entregados: ${n.toLocaleString('es-EC')}`;
export const enviosPorAtender = (n: number): string => `Envíos de eventos fallidos: ${n.toLocaleString('es-EC')}`;
export const importacionesPorAplicar = (n: number): string => `Importaciones por aplicar: ${n.toLocaleString('es-EC')}`;
export const masAntiguoDel = (dia: string): string => `La más antigua es del ${dia}`;
export const masAntiguoEnvio = (dia: string): string => `El más antiguo es del ${dia}`;
export const nadaPorAtender = 'Todo al día: no hay correos ni envíos fallidos, ni importaciones pendientes.';
