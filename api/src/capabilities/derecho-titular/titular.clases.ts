/**
 * What is held about a person: of every table, how its rows are found and what of it is somebody else's, or why it is none of his. That a column
 * is his own its entity or its form says (`de: 'titular'`). A new table, or a column of which neither says whose it is, fails a test
 * (`titular.clases.test.ts`).
 */

/** How rows that are his own are found. */
export type Origen =
  /** By the key of a `persona`. */
  | { readonly persona: string }
  /** By his number. */
  | { readonly identificacion: string }
  /** By his mail. */
  | { readonly correo: string }
  /** By the key of a row that is his already. */
  | { readonly de: string; readonly columna: string }
  /** By its key, which a row that is his names. */
  | { readonly nombradaEn: string; readonly columna: string }
  /** By a plan that he held on the day of `fecha`; of a row without a day, that he holds now. */
  | { readonly plan: string; readonly fecha: string }
  /** By the resource and key of a record that is his (`asuntoDe`). */
  | { readonly asunto: 'recurso' };

/**
 * Somebody else whom a row of his names: masked. Whoever stands there himself gets these columns of the row and no other. Without a number
 * nobody can be recognised.
 */
export interface Tercero {
  readonly identificacion?: string;
  readonly nombre: string;
  readonly mas?: string;
}

export interface Exportada {
  readonly metadataOf: readonly Origen[];
  readonly terceros?: readonly Tercero[];
  /** Columns that are left out. */
  readonly omite?: string;
}

const persona: Origen = { persona: 'personaId' };
const hijaDe = (de: string, columna: string): Exportada['metadataOf'] => [{ de, columna }];

/** Parents before what hangs on them. */
export const exportadas: Readonly<Record<string, Exportada>> = {
  persona: {
    metadataOf: [{ persona: 'id' }],
  },
  plan_titular: { metadataOf: [persona] },
  plan_ahorro: {
    // one that he ceded tells how another one pays: when he held it stands in plan_titular
    metadataOf: [{ plan: 'id', fecha: '' }],
    terceros: [{ nombre: 'vendedor' }, { nombre: 'supervisor' }],
  },
  movimiento: { metadataOf: [{ plan: 'planId', fecha: 'fecha' }] },
  asignacion_ejecutivo: { metadataOf: [{ plan: 'planId', fecha: 'mes' }] },
  participante: { metadataOf: [persona] },
  constancia_copia: {
    metadataOf: [persona, { identificacion: 'identificacion' }],
    terceros: [{ identificacion: 'identificacion', nombre: 'entregadaA', mas: 'correo' }],
  },
  adjudicacion: { metadataOf: [persona] },
  carpeta: { metadataOf: hijaDe('adjudicacion', 'adjudicacionId') },
  carpeta_envio: { metadataOf: hijaDe('carpeta', 'carpetaId') },
  solicitud: {
    metadataOf: [persona, { identificacion: 'identificacion' }],
    terceros: [
      {
        identificacion: 'beneficiarioCedula',
        nombre: 'beneficiarioNombres beneficiarioApellidoPaterno beneficiarioApellidoMaterno',
        mas: 'beneficiarioActividad beneficiarioNacionalidad beneficiarioGenero',
      },
      { nombre: 'pepNombres', mas: 'pepParentesco' },
      { nombre: 'nombrePropietario', mas: 'telefonoPropietario' },
      { nombre: 'subsidioPersona', mas: 'subsidioActividad subsidioParentesco' },
    ],
  },
  conyuge: {
    metadataOf: hijaDe('solicitud', 'solicitudId'),
    terceros: [
      {
        identificacion: 'identificacion',
        nombre: 'nombres apellidoPaterno apellidoMaterno',
        mas: `fechaNacimiento genero nacionalidad anosResidencia profesion situacionLaboral laboralNombre laboralRuc laboralActividad
          laboralCargo laboralAnos laboralTelefono laboralCorreo laboralDireccion`,
      },
    ],
  },
  finanzas: { metadataOf: hijaDe('solicitud', 'solicitudId') },
  referencia: {
    metadataOf: hijaDe('solicitud', 'solicitudId'),
    terceros: [{ identificacion: 'identificacion', nombre: 'nombre', mas: 'parentesco ciudad direccion telefono' }],
  },
  depositario: {
    metadataOf: [{ plan: 'planId', fecha: 'guardadaEn' }],
    terceros: [{ identificacion: 'identificacion', nombre: 'nombres apellidos', mas: 'telefono correo direccion' }],
  },
  documento: { metadataOf: [persona, { identificacion: 'identificacion' }] },
  documento_version: { metadataOf: hijaDe('documento', 'documentoId') },
  documento_decision: { metadataOf: hijaDe('documento_version', 'documentoVersionId') },
  consulta_buro: { metadataOf: [persona, { identificacion: 'cedula' }], omite: 'contenido' },
  riesgo_plan: { metadataOf: [persona] },
  evaluacion_riesgo: { metadataOf: hijaDe('riesgo_plan', 'riesgoId') },
  coincidencia: {
    metadataOf: [persona, ...hijaDe('conyuge', 'conyugeId')],
  },
  excepcion_riesgo: { metadataOf: [persona] },
  ficha_bien: {
    metadataOf: [persona],
    terceros: [{ identificacion: 'vendedorIdentificacion', nombre: 'vendedorNombre' }],
  },
  ficha_plan: { metadataOf: [persona] },
  medio_aprobacion: { metadataOf: [persona] },
  orden_de_compra: {
    metadataOf: [persona],
    terceros: [
      { nombre: 'vendedor' },
      { nombre: 'jefeVentas' },
      { nombre: 'contable' },
      { identificacion: 'identificacionTercero', nombre: 'atencionTercero', mas: 'numeroCuentaTercero' },
    ],
  },
  orden_plan: { metadataOf: hijaDe('orden_de_compra', 'ordenId') },
  solicitud_de_pago: {
    metadataOf: hijaDe('orden_de_compra', 'ordenId'),
    terceros: [
      { nombre: 'solicitante' },
      { identificacion: 'identificacionBeneficiario', nombre: 'numeroCuentaBeneficiario' },
    ],
  },
  carta_salida: {
    metadataOf: [persona],
    terceros: [{ identificacion: 'recibeIdentificacion', nombre: 'recibeNombre' }],
  },
  decision_de_caso: { metadataOf: [{ plan: 'planId', fecha: 'fecha' }] },
  pagare: {
    metadataOf: [persona],
    terceros: [
      { identificacion: 'conyugeCedula', nombre: 'conyugeNombre' },
      { identificacion: 'garanteCedula', nombre: 'garanteNombre' },
      { identificacion: 'garanteConyugeCedula', nombre: 'garanteConyugeNombre' },
      { identificacion: 'segundoGaranteCedula', nombre: 'segundoGaranteNombre' },
      { identificacion: 'testigoCedula', nombre: 'testigoNombre' },
      { identificacion: 'huellaCedula', nombre: 'huellaNombre' },
      { identificacion: 'representanteCedula', nombre: 'representanteNombre' },
    ],
  },
  pagare_cuota: { metadataOf: hijaDe('pagare', 'pagareId') },
  prenda: {
    metadataOf: hijaDe('pagare', 'pagareId'),
    terceros: [
      {
        identificacion: 'depositarioCedula',
        nombre: 'depositarioNombres depositarioApellidos',
        mas: 'depositarioCorreo',
      },
      { nombre: 'representanteEmpresa' },
    ],
  },
  interviniente: {
    metadataOf: hijaDe('adjudicacion', 'adjudicacionId'),
    terceros: [
      {
        identificacion: 'identificacion',
        nombre: 'nombres apellidos',
        mas: 'tipoIdentificacion genero estadoCivil nacionalidad ocupacion direccion ciudad telefono correo calidad',
      },
    ],
  },
  contrato: {
    metadataOf: [persona],
    terceros: [{ nombre: 'apoderado' }],
  },
  contrato_bloque: { metadataOf: hijaDe('contrato', 'contratoId') },
  contrato_texto: { metadataOf: hijaDe('contrato_bloque', 'bloqueId'), omite: 'texto valores' },
  adenda: { metadataOf: hijaDe('contrato', 'contratoId'), omite: 'cambios' },
  entrega_de_modelo: { metadataOf: hijaDe('contrato', 'contratoId') },
  evento: { metadataOf: [persona] },
  tarea: { metadataOf: [persona] },
  documento_emitido: {
    metadataOf: [
      ...hijaDe('solicitud', 'solicitudId'),
      ...hijaDe('orden_de_compra', 'ordenId'),
      ...hijaDe('carta_salida', 'cartaSalidaId'),
      ...hijaDe('solicitud_de_pago', 'solicitudDePagoId'),
      ...hijaDe('pagare', 'pagareId'),
      ...hijaDe('contrato', 'contratoId'),
      ...hijaDe('adenda', 'adendaId'),
      ...hijaDe('prenda', 'prendaId'),
      ...hijaDe('carpeta', 'carpetaId'),
    ],
    omite: 'hechos',
  },
  copia_firmada: { metadataOf: hijaDe('documento_emitido', 'documentoId') },
  firma_electronica: {
    metadataOf: hijaDe('copia_firmada', 'copiaId'),
    terceros: [{ identificacion: 'identificacion', nombre: 'nombre' }],
  },
  archivo: {
    metadataOf: [
      { nombradaEn: 'documento_version', columna: 'archivoId' },
      { nombradaEn: 'documento_emitido', columna: 'archivoId' },
      { nombradaEn: 'copia_firmada', columna: 'archivoId' },
      { nombradaEn: 'constancia_copia', columna: 'extractoId' },
      { nombradaEn: 'entrega_de_modelo', columna: 'archivoId' },
      { nombradaEn: 'entrega_de_modelo', columna: 'reciboId' },
    ],
    omite: 'clave',
  },
  mensaje: {
    metadataOf: [{ correo: 'destinatario' }],
    omite: 'clave',
  },
  derecho_titular: {
    metadataOf: [persona, { identificacion: 'identificacion' }],
  },
  acceso: { metadataOf: [{ asunto: 'recurso' }] },
  auditoria: {
    metadataOf: [{ asunto: 'recurso' }],
    omite: 'usuario antes despues huella cadena posicion',
  },
};

/** Tables without anything of him, or whose rows are said elsewhere; each reason stands in what he is given. The first one is also that of the schema 'catalogo'. */
export const excusadas: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['Catálogos y ajustes, iguales para todos', 'grupo limite delegacion ausencia formato_reporte'],
      [
        'Asambleas y sorteos: son de todos los participantes; los datos de cada uno están en participante',
        'asamblea constancia sorteo',
      ],
      ['Palabras del nombre, para buscarlo', 'persona_token'],
      [
        'Listas públicas de control; quien está o puede estar en una lo tiene en coincidencia',
        'entrada_de_lista clave_de_lista cotejo',
      ],
      [
        'Cuentas de quien trabaja en la empresa y de otros sistemas',
        `usuario sesion intento_fallido lugar_de_ingreso segundo_factor codigo_recuperacion identidad_empresa cuenta_servicio clave_servicio
         acceso_inusual vista_guardada vista_inicial suscripcion`,
      ],
      ['Avisos al personal y a otros sistemas sobre lo que está en evento', 'notificacion envio_evento'],
      ['Trabajo sin guardar del personal, sellado; se borra en días', 'borrador idempotencia'],
      [
        'Preparación de archivos importados; lo que se aplicó está en su tabla',
        'importacion importacion_fila importacion_error',
      ],
      ['Operaciones inusuales: la ley prohíbe decir a la persona que se registraron o reportaron', 'operacion_inusual'],
      ['Reportes a los organismos de control, de todos los clientes', 'reporte_control'],
      ['Funcionamiento del sistema', 'auditoria_sello contador instalacion retencion'],
    ] as const
  ).flatMap(([razon, tablas]) =>
    tablas
      .trim()
      .split(/\s+/)
      .map((tabla) => [tabla, razon]),
  ),
);

/** Records by which accesses and the audit name him: resource → the table whose rows they are. Plans are named by their code besides. */
export const asuntoDe: Readonly<Record<string, string>> = {
  cliente: 'persona',
  persona: 'persona',
  adjudicacion: 'adjudicacion',
  participante: 'participante',
  documento: 'documento',
  buro: 'consulta_buro',
  coincidencia: 'coincidencia',
  tarea: 'tarea',
  'ficha-bien': 'ficha_bien',
  'medio-aprobacion': 'medio_aprobacion',
  'orden-de-compra': 'orden_de_compra',
  'solicitud-de-pago': 'solicitud_de_pago',
  'checklist-de-pago': 'orden_de_compra',
  'base-de-orden': 'medio_aprobacion',
  pagare: 'pagare',
  adenda: 'adenda',
  papel: 'documento_emitido',
  prenda: 'pagare',
  'derecho-titular': 'derecho_titular',
};

/** Resources whose records are plans, or hang on one, by its code or a key that begins with it ('01-M002-1-titular'). */
export const asuntosDePlan: readonly string[] = [
  'plan',
  'solicitud',
  'conyuge',
  'garante',
  'depositario',
  'finanzas',
  'referencia',
  'documento',
  'carpeta',
  'riesgo',
  'recorrido',
  'arbol-tareas',
  'evento',
  'tarea',
  'movimiento',
  'cuota',
  'contrato',
  'base-de-contrato',
  'base-de-pagare',
  'carta-salida',
  'tramite-legal',
  'ficha-bien',
  'interviniente',
  'seguro',
  'saldo-deudor',
];

const palabras = (texto: string | undefined): string[] => texto?.trim().split(/\s+/) ?? [];
export const columnasDe = ({ identificacion, nombre, mas }: Tercero): string[] => [
  ...palabras(identificacion),
  ...palabras(nombre),
  ...palabras(mas),
];
export const omitidas = ({ omite }: Exportada): ReadonlySet<string> => new Set(palabras(omite));
export const nombreDe = ({ nombre }: Tercero): string[] => palabras(nombre);
