/**
 * What a column of text holds, and so what a copy for tests puts in its place. One list for all tables: a column by its name, or as
 * `tabla.columna` where the name alone means something else. A column of text that stands in none of them fails a test (`seudonimos.long.test.ts`):
 * whoever adds one decides here. Numbers, amounts, instants and boxes are copied as they are.
 */
const listas = {
  /** Codes, states, days, keys, names of catalogues and of products: nothing of a person. */
  igual: `
    accion actividad_uafe.nombre actividad_uafe.codigo adjudicadoPor alcances ancladaEl bancoCodigo banco.nombre barrido beneficiarioGenero
    beneficiarioNacionalidad bloque cadena calculo calidad canton.nombre cantonCodigo categoriaCarta cesion cierre ciudad.nombre clase
    clase_vehiculo.nombre claseCodigo clausula codigo codigoError color color_vehiculo.nombre columna condicionCivil condicionLaboral consentimiento
    decididoDepartamento departamento departamento.nombre desde direcciones detalle diferencia domicilioDesde estado estadoBien estadoCivil
    estadoDocumentos estadoInicial estadoPlan estadoSol fallo fecha fechaApertura fechaEjecucion fechaEmision fechaEntrega fechaFinal fechaInicial
    fechaInicio fechaNacimiento fechaVencimiento feriado.nombre formato formato.clave formato.motivo formato.nombre formato.texto formatoCodigo formulario
    fuente garante garantia genero grupo hasta hecho hora idCodigo idDepartamento inmuebleTipo jubilacionFecha jubilacionInstitucion jubilacionTipo
    laboralActividadUafe limite.usuario lista lugarEmision marca marca_vehiculo.nombre marcaAntes medio mes modelo modelo_vehiculo.nombre motivoDescarte
    nacionalidad nombreIngles operacion orden origen origenBien pais.nombre paisOrigen parametro_riesgo.nombre parroquia.nombre parroquiaCodigo parte
    pepExpuesto pepVinculo periodo polizaDesde polizaHasta prefijo primero producto producto.nombre productoCodigo provincia.nombre provinciaCodigo
    recurso regla resultado rol rolCreador role seccion segundo semilla separacionBienes serie serieDocumento situacionLaboral solicitud subsidioDesde ingreso vence
    sumas sustento tarea_accion.nombre tarea_tipo.nombre tercero tipo tipo_documento.nombre tipoCarta tipoCuenta tipoDocumento tipoDomicilio tipoGarantia
    tipoIdentificacion tipoInmueble tipoMovimiento tipoVehiculo trabajo turno turnoAnterior vehiculoColor vehiculoMarca vehiculoModelo ventana viaIngreso
    vigenteDesde vigenteHasta archivo.clave vista_guardada.contenido vista_guardada.clave vista_inicial.clave catalogo.clave derecho_titular.dato`,
  /** Names and free texts: each word becomes another one, the same everywhere; numbers of people and mails in them too. */
  texto: `
    apellido apellidoMaterno apellidoPaterno apellidos apoderado aseguradora asunto atencionTercero beneficiario beneficiarioActividad
    beneficiarioApellidoMaterno beneficiarioApellidoPaterno beneficiarioNombres ciudad comentario concepto concesionario contable conyugeNombre
    comprobacion cuerpo depositarioApellidos depositarioNombres direccion disolucionConyugal dispositivo documentos encontrado enCalidadEmpresa enlace entregadaA
    escritos garanteConyugeNombre garanteNombre huellaNombre inmuebleCanton inmuebleDireccion inmuebleRegistro jefeVentas laboralActividad
    laboralCargo laboralDireccion laboralNombre lugar mirado motivo motivoBarrido motivoLevantamiento motivoRechazo motivoRetiro nombre nombreCliente nombreComercial
    nombreComercio nombreConcesionario nombreNormalizado nombrePropietario nombres nombresCliente nota notario observacion observaciones parentesco
    pedido pepNombres pepParentesco poderConyuge profesion razonSocial referencia referenciaDomicilio registro representanteEmpresa representanteNombre
    segundoGaranteNombre solicitante subsidioActividad subsidioParentesco subsidioPersona supervisor testigo1 testigo2 testigo3 testigoNombre texto
    derecho_titular.respuesta derecho_titular.valor valorAnterior derecho_titular.prueba titulo token ultimoError vendedor nombreArchivo nombreOriginal constancia.lista`,
  /** Identifications, RUCs, accounts, plates: another of the same shape; a cédula with its check digit. */
  identificacion: `
    beneficiarioCedula cedula cedulaCliente chasis codigoDactilar conyugeCedula depositarioCedula garanteCedula garanteConyugeCedula huellaCedula
    identificacion laboralRuc motor numeroCuenta numeroPoliza placa representanteCedula ruc rucBeneficiario rucConcesionario segundoGaranteCedula
    serieMotor testigoCedula vehiculoChasis vehiculoMotor vehiculoPlaca`,
  telefono: 'celular laboralTelefono telefono telefonoDomicilio telefonoPropietario',
  correo: 'correo depositarioCorreo destinatario laboralCorreo',
  /** Keys of records: numbers of people in them become others, the rest stays. */
  clave: 'clave numero numeroDocumento recursoId',
  /** How people log in. */
  usuario: 'usuario delegado titular',
  /** JSON: each value by the name of its field, as if it were a column. */
  json: 'antes despues hechos resumen valores',
  /** Hashes of what is no longer there; those that must fit are reckoned anew. */
  huella: 'huella listaSha256 sha256 sha256Recibido',
  /** Sealed under the key of the data, which a copy does not get; and passwords. */
  vacio: 'claveHash consulta_buro.contenido huellaClave huellaSiguiente identificador',
  /** Columns of tables that a copy leaves empty. */
  ausente: `
    borrador.clave borrador.contenido idempotencia.clave huellaCuerpo respuesta ruta sesion.id intento_fallido.clave proceso lugar_de_ingreso.clave
    publico ultimaDireccion mensaje datos revisado valor final secreto url eventos secretos emisor sujeto`,
} as const;

export type Clase = keyof typeof listas;

/**
 * Sessions, drafts, stored answers, staged imports, seals, second factors: short-lived, sealed, or another installation's. Subscriptions: a copy
 * must not tell the company's other systems anything.
 */
export const AUSENTES: readonly string[] = [
  'auditoria_sello',
  'borrador',
  'clave_servicio',
  'codigo_recuperacion',
  'envio_evento',
  'identidad_empresa',
  'idempotencia',
  'importacion_error',
  'importacion_fila',
  'intento_fallido',
  'lugar_de_ingreso',
  'retencion',
  'segundo_factor',
  'sesion',
  'suscripcion',
];

const porNombre = new Map<string, Clase>(
  (Object.entries(listas) as [Clase, string][]).flatMap(([clase, nombres]) =>
    nombres
      .trim()
      .split(/\s+/)
      .map((nombre): [string, Clase] => [nombre, clase]),
  ),
);

/** undefined = nobody has said. */
export const claseDe = (tabla: string, columna: string): Clase | undefined =>
  porNombre.get(`${tabla}.${columna}`) ?? porNombre.get(columna);

/** Of a field within a JSON value, which may be named as no column is: then it is a text. */
export const claseDeCampo = (nombre: string): Clase => {
  const clase = porNombre.get(nombre);
  return clase === undefined || clase === 'vacio' || clase === 'ausente' ? 'texto' : clase;
};
