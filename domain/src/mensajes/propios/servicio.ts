/** The specified calls at their own paths (/api/servicio), for service accounts. */
export const servicio = {
  soloCuentas:
    'Estas rutas son solo para cuentas de servicio: el administrador crea una con el permiso servicio:llamar, y su clave, en Cuentas de servicio; llame con esa clave',
  claveEsperada: 'Se espera la clave de una cuenta de servicio (adj_…); una persona inicia sesión en POST /api/v1/auth',
  apagado:
    'La cuenta no tiene el permiso servicio:llamar: el administrador lo agrega en Cuentas de servicio, y no hace falta otra clave',
  usuarioAjeno: 'El usuario de la llamada no es el de la cuenta que llama: envíe el suyo, o ninguno',
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
  valorEsperado: (valores: readonly string[]): string => `Se espera ${valores.map((uno) => `"${uno}"`).join(' o ')}`,
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
