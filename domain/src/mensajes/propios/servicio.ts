/** The specified calls at their own paths (/api/servicio), for service accounts. */
export const servicio = {
  sinPreguntar: 'Llamada de servicio: no se puede preguntar',
  soloCuentas:
    'Esta llamada es solo para cuentas de servicio: el administrador crea una con el permiso servicio:llamar, y su clave, en Cuentas de servicio; llame con esa clave. La sesión de una persona sirve para lo que solo una persona decide',
  apagado:
    'La cuenta no tiene el permiso servicio:llamar: el administrador lo agrega en Cuentas de servicio, y no hace falta otra clave',
  usuarioAjeno: 'El usuario de la llamada no es quien llama: envíe el suyo, o ninguno',
  usuarioDesconocido:
    'No hay un usuario activo con ese nombre o número: envíe el de la persona por quien actúa la cuenta, el de la cuenta, o ninguno',
  enNombreDe: (quien: string): string => `En nombre de ${quien}.`,
  conPersona: (motivo: string): string =>
    `${motivo}. Haga la misma llamada con la sesión de una persona que lo tenga: la da POST auth con su usuario y su contraseña`,
  motivoPorDefecto: 'Marcado por el sistema integrado, sin motivo',
  provinciaDesconocida: 'No existe esa provincia: envíe su código o su nombre',
  cantonDesconocido: 'No existe ese cantón en la provincia: envíe su código o su nombre',
  palabraDesconocida: (ejemplos: readonly string[]): string =>
    `No existe: envíe el código o el nombre, como ${ejemplos.map((ejemplo) => `"${ejemplo}"`).join(', ')}`,
  diganPlan: (planes: readonly string[]): string =>
    planes.length === 0 ? 'El cliente no tiene un plan adjudicado' : `Diga de qué plan se trata: ${planes.join(', ')}`,
  soloConsulta: 'HEAD no ejecuta esta llamada: envíe GET',
  asambleaDesconocida: 'No existe esa asamblea en el producto y el grupo',
  grupoAmbiguo: 'El grupo existe en más de un producto: envíe también el producto',
  clienteAjeno: 'El plan no es de ese cliente',
  sinAprobacion: 'El cliente no tiene una carpeta con ese número de aprobación',
  sinMedio: 'El plan no tiene un medio de aprobación aprobado',
  sinOrden: 'El plan no tiene una orden de compra vigente de ese cliente',
  sinPagare: 'El plan no tiene pagaré',
  personaDesconocida: 'El concesionario no tiene esa persona en ese departamento',
  sinFicha: 'Diga de qué ficha del bien o de qué medio de aprobación se trata',
  marcaDesconocida: 'No existe esa marca',
  modeloDesconocido: 'No existe ese modelo de la marca',
  bancoDesconocido: 'No existe ese banco',
  valorEsperado: (valores: readonly string[]): string =>
    `Se espera ${valores.map((valor) => `"${valor}"`).join(' o ')}`,
  fechaEsperada: 'Se espera DD/MM/AAAA o AAAA-MM-DD',
  noEsIgual: 'No es lo que está registrado',
  sinAdjudicacion: 'El plan no tiene una adjudicación así',
  sinDocumento: 'Diga de qué documento se trata',
  numeroEsperado: 'Se espera un número',
  listaDeParticipantes: 'Se espera la lista de participantes, como la da Participante/listar',
  participanteDesconocido: 'No es un participante de la asamblea',
  participanteRepetido: 'El participante consta dos veces',
  marcadoSinEnviar: (quien: string, como: string): string =>
    `${quien} está marcado con ${como} y no consta en lo enviado: inclúyalo, o quite la marca`,
  encabezadoPropio: (titulo: string): string =>
    `El acta lleva su propio encabezado, «${titulo}»: envíe ese texto, o ninguno`,
  piePropio: 'El acta lleva su propio pie (página, versión y huella): no envíe ninguno',
} as const;
