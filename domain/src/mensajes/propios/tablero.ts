export const tableroTitulo = 'Tiempos de entrega';
export const tableroComoSeCalcula = 'Cómo se calcula';
export const tableroComoSeCalculaDe = (cifra: string): string => `Cómo se calcula: ${cifra}`;
export const tableroTodoElAnio = 'Todo el año';
export const tableroAnio = 'Año';
export const tableroMes = 'Mes';
export const tableroDeTodos = 'Todos los ejecutivos';
export const imprimirInforme = 'Imprimir informe';
export const tableroRangos = 'Rangos de entrega';
export const tableroBien = 'Bienes nuevos y usados';
export const tableroInmuebles = 'Tipos de inmueble';
/** Names of axes: a step is a part of the time until the delivery. */
export const ejeHastaLaEntrega = 'Días hábiles de la adjudicación a la entrega';
export const ejePorPaso = 'Días hábiles por paso';
export const tableroPlayers = 'Días promedio por paso y departamento';
export const tableroLinea = 'Últimos 24 meses';
export const tableroRetiradas = 'Adjudicaciones retiradas';
export const tableroSinBienRegistrado = 'Sin registrar';
export const tableroATiempo = 'A tiempo';
export const tableroIntermedio = 'Intermedio';
export const tableroTarde = 'Tarde';
export const tableroSinEntregas = 'No hay entregas en este periodo.';
export const tableroSinPasos = 'Ningún departamento cumplió pasos en este periodo.';
export const tableroSinFilas = 'No hay planes en esta cifra.';
export const tableroPeriodoInvalido = 'El tablero muestra desde enero de 2020 hasta el mes actual';
export const tableroVerDetalle = (cifra: string): string => `Ver el detalle de ${cifra}`;
export const tableroVerTabla = 'Ver como tabla';
export const tableroVerGrafico = 'Ver como gráfico';
export const tableroMesCompleto = (periodo: string): string => `${periodo} completo`;
export const tableroAntes = (periodo: string, valor: string): string => `${periodo}: ${valor}`;
export const tableroRetiradasDespues = (n: number): string =>
  n === 1 ? '1 adjudicación de este periodo se retiró' : `${n} adjudicaciones de este periodo se retiraron`;
export const tableroRetiradaEl = (cuando: string): string => `Retirada el ${cuando}`;
export const tableroReasignada = 'Reasignada: ocupa el lugar de una adjudicación retirada';
export const tableroCorregidaEl = (cuando: string): string => `Corregida por acta el ${cuando}`;
export const tableroDiasHabiles = (n: string): string => `${n} días hábiles`;
export const tableroPromesa = (n: number): string => `Promesa: ${n} días hábiles`;
export const calculoEntregados =
  'Planes del producto cuyo bien se entregó en el periodo. Cuenta el día de la entrega, no el día en que se registró.';
export const calculoAdjudicados =
  'Adjudicaciones vigentes del producto con fecha del periodo. Una adjudicación retirada deja de contar desde que se retira; se la ve en «Adjudicaciones retiradas». Una reasignación cuenta en la fecha de la adjudicación cuyo lugar ocupa.';
export const calculoSinBien =
  'De las adjudicaciones vigentes con fecha del periodo, las de los planes cuyo bien no se ha entregado hasta hoy.';
export const calculoRetiradas =
  'Adjudicaciones con fecha del periodo que se retiraron, en el periodo o después. No cuentan en «Total adjudicados».';
export const calculoRangos =
  'Entregas del periodo según sus días hábiles desde la adjudicación: 1 a 17, 18 a 23, 24 a 29, 30 a 35, 36 a 40 y 41 o más. Una entrega del mismo día está en el primero. Los textos de las barras son los de la compañía y no cambian a qué rango pertenece una entrega.';
export const calculoBien =
  'Entregas del periodo según el estado del bien en su orden de compra o, sin orden, en la ficha de su medio de aprobación.';
export const calculoInmuebles = 'Entregas del periodo según el tipo de inmueble de la ficha de su medio de aprobación.';
export const calculoMedia =
  'Días hábiles de lunes a viernes desde la adjudicación hasta la entrega, sumados y divididos para las entregas del periodo. Hasta 17 es a tiempo; de 18 a 23, intermedio; más de 23, tarde. Los feriados se descuentan solo si así está configurado.';
export const calculoPlayers =
  'Cada paso del recorrido pertenece a un departamento. Se toman los pasos que se cumplieron en el periodo y se promedian los días hábiles entre el paso cumplido anterior y cada uno. Cuentan también los de adjudicaciones que se retiraron después: ese tiempo transcurrió. Es lo que tarda un paso, no la entrega entera: por eso no suman la «Media en dias».';
export const calculoLinea =
  'Por mes: las entregas con fecha de ese mes, las adjudicaciones vigentes con fecha de ese mes y la media en días hábiles de sus entregas.';
