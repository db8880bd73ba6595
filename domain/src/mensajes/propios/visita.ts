/** The tour of the first session: what is where. */
export const visita = 'Visita guiada';
export const visitaPaso = (n: number, de: number): string => `${n} de ${de}`;
export const visitaOmitir = 'Omitir';
export const visitaEmpezar = 'Empezar a trabajar';
export const visitaTrabajo = [
  'Su trabajo está en el inicio',
  '«Mi trabajo» reúne lo vencido, lo de hoy y lo de esta semana. El botón de cada fila dice qué hacer y lleva a donde se hace; en esa página se ofrece lo siguiente.',
] as const;
export const visitaCifras = [
  'El inicio empieza con las cifras',
  'Cada cifra abre las filas que cuenta. Elija producto, mes o ejecutivo, e imprima el informe. Debajo está «Mi trabajo», y las decisiones se leen y se toman al lado de su lista.',
] as const;
export const visitaAsambleas = [
  'El inicio muestra las asambleas',
  'Las de hoy y las próximas, y las que todavía no tienen acta. Un clic en una de ellas abre sus participantes.',
] as const;
export const visitaConsulta = [
  'Responda a quien llama en la consulta',
  '«Consulta de cliente» encuentra al socio por nombre, cédula, plan o teléfono, y dice dónde está cada plan. La llamada se registra ahí mismo.',
] as const;
export const visitaSistema = [
  'El inicio muestra lo que se detuvo',
  'Correos y envíos que fallaron, importaciones por aplicar. Cada línea lleva a lo que hay que atender.',
] as const;
export const visitaAjustes = [
  'Los ajustes dicen lo que rige',
  'Plazos, reglas, límites y delegaciones tienen fecha. Debajo de cada lista, en gris, está lo que vale donde la empresa no definió nada. La auditoría dice quién cambió qué.',
] as const;
export const visitaBusqueda = [
  'Busque desde cualquier pantalla',
  'Con Ctrl K, o con la lupa de la barra, se encuentra por nombre, cédula, plan o número. También hace: escriba «registrar llamada» o «nueva fecha» y verá lo que su rol puede hacer.',
] as const;
export const visitaFranja = [
  'Dónde está un plan',
  'Bajo el nombre del cliente, una franja dice en qué paso está el plan, quién lo tiene y desde cuándo, hasta cuándo se prometió el bien y qué sigue. Desde ahí se llama, se pide algo a un colega y se escribe una nota.',
] as const;
export const visitaAvisos = [
  'La campana avisa, no pide',
  'Lo que usted debe hacer está en «Mi trabajo». La campana cuenta lo que otros hicieron y le interesa saber.',
] as const;
export const visitaAyuda = [
  'La ayuda está en «?»',
  'Cómo se hace lo de cada pantalla, qué significa cada palabra y los atajos de teclado. Esta visita también se repite desde ahí.',
] as const;
