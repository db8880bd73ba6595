/** Dashboards: our own texts, where the specification gives none. */
export const tablero = {
  tableroTitulo: 'Tiempos de entrega',
  tableroComoSeCalcula: 'Cómo se calcula',
  tableroComoSeCalculaDe: (cifra: string): string => `Cómo se calcula: ${cifra}`,
  tableroTodoElAnio: 'Todo el año',
  tableroAnio: 'Año',
  tableroMes: 'Mes',
  tableroRangos: 'Rangos de entrega',
  tableroBien: 'Bienes nuevos y usados',
  tableroPlayers: 'Días promedio por departamento',
  tableroLinea: 'Últimos 24 meses',
  tableroRetiradas: 'Adjudicaciones retiradas',
  tableroSinBienRegistrado: 'Sin registrar',
  tableroATiempo: 'A tiempo',
  tableroIntermedio: 'Intermedio',
  tableroTarde: 'Tarde',
  tableroSinEntregas: 'No hay entregas en este periodo.',
  tableroSinPasos: 'Ningún departamento cumplió pasos en este periodo.',
  tableroSinFilas: 'No hay planes en esta cifra.',
  tableroPeriodoInvalido: 'El tablero muestra desde enero de 2020 hasta el mes actual',
  tableroCifraDesconocida: 'Elija una cifra del tablero',
  tableroVerDetalle: (cifra: string): string => `Ver el detalle de ${cifra}`,
  tableroVerTabla: 'Ver como tabla',
  tableroVerGrafico: 'Ver como gráfico',
  tableroAntes: (periodo: string, valor: string): string => `${periodo}: ${valor}`,
  tableroRetiradasDespues: (n: number): string =>
    n === 1 ? '1 adjudicación de este periodo se retiró' : `${n} adjudicaciones de este periodo se retiraron`,
  tableroRetiradaEl: (cuando: string): string => `Retirada el ${cuando}`,
  tableroReasignada: 'Reasignada: ocupa el lugar de una adjudicación retirada',
  tableroCorregidaEl: (cuando: string): string => `Corregida por acta el ${cuando}`,
  tableroDiasHabiles: (n: string): string => `${n} días hábiles`,
  tableroPromesa: (n: number): string => `Promesa: ${n} días hábiles`,
  calculoEntregados:
    'Planes del producto cuya entrega (evento 176) lleva fecha del periodo. Cuenta el día de la entrega, no el día en que se registró.',
  calculoAdjudicados:
    'Adjudicaciones vigentes del producto con fecha del periodo. Una adjudicación retirada deja de contar desde que se retira; se la ve en «Adjudicaciones retiradas». Una reasignación cuenta en la fecha de la adjudicación cuyo lugar ocupa.',
  calculoSinBien:
    'De las adjudicaciones vigentes con fecha del periodo, las que hasta hoy no tienen entrega (evento 176).',
  calculoRetiradas:
    'Adjudicaciones con fecha del periodo que se retiraron, en el periodo o después. No cuentan en «Total adjudicados».',
  calculoRangos:
    'Entregas del periodo según sus días hábiles desde la adjudicación: 1 a 17, 18 a 23, 24 a 29, 30 a 35, 36 a 40 y 41 o más. Una entrega del mismo día está en el primero. Los textos de las barras son los de la compañía y no cambian a qué rango pertenece una entrega.',
  calculoBien:
    'Entregas del periodo según el estado del bien en su orden de compra o, sin orden, en la ficha de su medio de aprobación.',
  calculoMedia:
    'Días hábiles de lunes a viernes desde la adjudicación hasta la entrega, sumados y divididos para las entregas del periodo. Hasta 17 es a tiempo; de 18 a 23, intermedio; más de 23, tarde. Los feriados se descuentan solo si así está configurado.',
  calculoPlayers:
    'Cada paso del recorrido pertenece a un departamento. Se toman los pasos que se cumplieron en el periodo y se promedian los días hábiles entre el paso cumplido anterior y cada uno. Cuentan también los de adjudicaciones que se retiraron después: ese tiempo transcurrió.',
  calculoLinea:
    'Por mes: las entregas con fecha de ese mes, las adjudicaciones vigentes con fecha de ese mes y la media en días hábiles de sus entregas.',
} as const;
