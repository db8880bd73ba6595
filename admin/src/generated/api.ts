// Generated from openapi/openapi.json by npm run gen. Not edited by hand.
import type { Fecha, Instante } from "@adjudica/domain";
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Quién agotó lo que puede leer: una fila por usuario, clase y día. */
        readonly AccesoInusualVista: {
            /**
             * Format: double
             * @description Lo que se le mostró en las 24 horas anteriores.
             */
            readonly cantidad: number;
            /** Format: int32 */
            readonly id: number;
            /**
             * Format: double
             * @description De la ventana.
             */
            readonly limite: number;
            readonly nombre: string;
            /** Format: date-time */
            readonly primera: Instante;
            /** Format: double */
            readonly rechazadas: number;
            readonly rol: string;
            readonly tipo: components["schemas"]["TipoDeAcceso"];
            /** Format: date-time */
            readonly ultima: Instante;
            readonly usuario: string;
            /** Format: int32 */
            readonly usuarioId: number;
            readonly ventana: components["schemas"]["VentanaDeAcceso"];
        };
        /** @description Una lectura, sin los datos que se leyeron. */
        readonly AccesoVista: {
            /** Format: int32 */
            readonly id: number;
            /** Format: date-time */
            readonly instante: Instante;
            readonly operacion: string;
            readonly recurso: string;
            readonly recursoId: string;
        };
        /** @enum {string} */
        readonly AccionDeAdenda: "editar" | "enviar" | "aprobar" | "rechazar" | "anular";
        /** @description Lo que este usuario puede hacer ahora con la adenda. */
        readonly AccionDeAdendaVista: components["schemas"]["AccionDeAdenda"];
        /** @enum {string} */
        readonly AccionDeAdjudicacion: "retirar" | "reasignar" | "asignar";
        readonly AccionDeAdjudicacionVista: components["schemas"]["AccionDeAdjudicacion"];
        /** @enum {string} */
        readonly AccionDeAsamblea: "marcar" | "vistaPrevia" | "generarActa" | "regenerarActa" | "corregir" | "eliminar";
        readonly AccionDeAsambleaVista: components["schemas"]["AccionDeAsamblea"];
        /**
         * @description Lo que este usuario puede hacer ahora con la carpeta.
         * @enum {string}
         */
        readonly AccionDeCarpetaVista: "aprobar" | "devolver" | "reabrir";
        /** @enum {string} */
        readonly AccionDeCarta: "generar" | "rechazar" | "citar" | "entregar";
        /** @description Lo que este usuario puede hacer ahora con la carta. */
        readonly AccionDeCartaVista: components["schemas"]["AccionDeCarta"];
        /** @enum {string} */
        readonly AccionDeCoincidencia: "descartar" | "confirmar";
        /** @enum {string} */
        readonly AccionDeContrato: "actualizar" | "generarBloque" | "editarBloque" | "corregirBloque" | "corregirUltimo" | "entregarModelo" | "enviar" | "aprobar" | "rechazar" | "verTodos" | "ver";
        /** @description Lo que este usuario puede hacer ahora con el contrato. */
        readonly AccionDeContratoVista: components["schemas"]["AccionDeContrato"];
        /** @enum {string} */
        readonly AccionDeCorreo: "reenviar" | "descartar";
        /** @enum {string} */
        readonly AccionDeDerecho: "atender" | "negar" | "levantar";
        /** @enum {string} */
        readonly AccionDeEnvio: "reenviar" | "descartar";
        /** @enum {string} */
        readonly AccionDeFormato: "editar" | "aprobar" | "descartar";
        /** @description Lo que este usuario puede hacer ahora con la versión. */
        readonly AccionDeFormatoVista: components["schemas"]["AccionDeFormato"];
        /** @enum {string} */
        readonly AccionDeInterviniente: "guardar" | "quitar";
        /** @description Lo que este usuario puede hacer ahora con la persona. */
        readonly AccionDeIntervinienteVista: components["schemas"]["AccionDeInterviniente"];
        /** @enum {string} */
        readonly AccionDeMedio: "actualizar" | "enviar" | "aceptar" | "rechazar" | "asignar" | "nuevo" | "continuar";
        /** @description Lo que este usuario puede hacer ahora con el medio. */
        readonly AccionDeMedioVista: components["schemas"]["AccionDeMedio"];
        /** @enum {string} */
        readonly AccionDeOperacionInusual: "reportar" | "archivar";
        /** @enum {string} */
        readonly AccionDeOrden: "corregir" | "retirar" | "aprobar" | "anular" | "generar" | "continuar";
        /** @description Lo que este usuario puede hacer ahora con la orden. */
        readonly AccionDeOrdenVista: components["schemas"]["AccionDeOrden"];
        /** @enum {string} */
        readonly AccionDePagare: "actualizar" | "reemplazar" | "fechar" | "enviar" | "aprobar" | "rechazar" | "pedirAnulacion" | "declinarAnulacion" | "anular";
        /** @description Lo que este usuario puede hacer ahora con el pagaré. */
        readonly AccionDePagareVista: components["schemas"]["AccionDePagare"];
        /** @enum {string} */
        readonly AccionDePago: "aprobar" | "anular" | "generar" | "transferir";
        /** @description Lo que este usuario puede hacer ahora con la solicitud. Si falta un documento, aprobar se rechaza igual. */
        readonly AccionDePagoVista: components["schemas"]["AccionDePago"];
        /**
         * @description Qué puede hacer este usuario con la fila ahora.
         * @enum {string}
         */
        readonly AccionDeParticipante: "adjudicar" | "participar" | "dejarDeParticipar";
        /** @enum {string} */
        readonly AccionDePrenda: "guardar" | "verBorrador" | "generar";
        /** @description Lo que este usuario puede hacer ahora con la prenda. */
        readonly AccionDePrendaVista: components["schemas"]["AccionDePrenda"];
        /** @enum {string} */
        readonly AccionDeReferencia: "editar" | "eliminar" | "confirmar";
        readonly AccionDeReferenciaVista: components["schemas"]["AccionDeReferencia"];
        /**
         * @description Qué puede hacer este usuario con la solicitud ahora.
         * @enum {string}
         */
        readonly AccionDeSolicitud: "guardar" | "generar";
        /** @enum {string} */
        readonly AccionDeTareaVista: "modificar" | "reasignar";
        /** @enum {string} */
        readonly AccionDeUnidad: "guardar";
        /** @description Lo que este usuario puede hacer ahora con la unidad. */
        readonly AccionDeUnidadVista: components["schemas"]["AccionDeUnidad"];
        /** @description DOC-034: aceptar (estado true) o rechazar (false) un documento. */
        readonly AceptacionDeDocumento: {
            /** Format: int32 */
            readonly version?: number;
        };
        /** @description MED-523, MED-544: observaciones y confirmaciones de quien aprueba el medio. */
        readonly AceptacionDeMedio: {
            /** @description El valor está lejos del precio de lista y del valor de la solicitud, y se revisó ('GET …/comparacion'). */
            readonly confirmaValor?: boolean;
            readonly observaciones?: string | null;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly ActaDeConstancia: {
            /** Format: date-time */
            readonly emitidaEn: Instante;
            readonly emitidaPor: string;
            readonly motivo: string | null;
            /** Format: double */
            readonly numeroVersion: number;
            readonly sha256: string;
        };
        /** @description ASA-053…055, ASA-058: el acta que quedó emitida: versión, título y mensaje. */
        readonly ActaGenerada: {
            /** Format: double */
            readonly adjudicados: number;
            /** @description Ruta del archivo en esta API. */
            readonly archivo: string;
            /** @description 'Clientes adjudicados serán notificados.' */
            readonly aviso: string;
            /** @description Clave del archivo generado. */
            readonly clave: string;
            /**
             * Format: int32
             * @description id de la asamblea.
             */
            readonly id: number;
            /** @description '¡Generado exitosamente!' */
            readonly mensaje: string;
            /** Format: double */
            readonly notificados: number;
            /** Format: double */
            readonly numeroAsamblea: number;
            /** Format: double */
            readonly numeroVersion: number;
            /** Format: double */
            readonly paginas: number;
            readonly sha256: string;
            readonly sinCorreo: readonly components["schemas"]["AdjudicadoSinCorreo"][];
            /** @description 'Acta de Asamblea No.{n}' */
            readonly titulo: string;
        };
        /** @description ASA-057: lo que vio y confirma quien genera el acta. */
        readonly ActaPorGenerar: {
            /** @description Obligatorio true antes de la fecha de la asamblea. */
            readonly confirmaFechaFutura?: boolean;
            /** @description Marcas que se hacen con el acta, además de las ya hechas; exigen el permiso de marcar. */
            readonly marcas?: readonly components["schemas"]["MarcaConElActa"][];
            /** @description Obligatorio si lo marcado no es lo sorteado; sale en el acta. */
            readonly motivoSorteo?: string;
            /** @description La versión de los participantes que el usuario vio. */
            readonly versionParticipantes: number;
        };
        readonly ActaPorRegenerar: {
            readonly cabecera?: components["schemas"]["CabeceraDeRegeneracion"];
            /** @description Solo las filas que cambian. */
            readonly marcas?: readonly components["schemas"]["MarcaDeFila"][];
            readonly motivo: string;
            readonly versionParticipantes: number;
        };
        /** @description Completa. Los campos de solo lectura se ignoran. */
        readonly AdendaCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly cambios?: readonly components["schemas"]["CambioDeAdendaVista"][];
            /** @description Solo lectura; se ignora. */
            readonly cedula?: string;
            /** @description Solo lectura; se ignora. */
            readonly ciudad?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly creadaEn?: string;
            /** @description Solo lectura; se ignora. */
            readonly creadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly decididaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly decididaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly desactualizados?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly editadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly editadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly enviadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly enviadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /** @description Solo lectura; se ignora. */
            readonly etiquetaEstado?: string;
            /**
             * Format: date
             * @description Día de firma.
             */
            readonly fechaEmision: Fecha;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /**
             * @description Ciudad. Código de /ciudad.
             * @example 1701
             */
            readonly lugarEmision: string;
            /** @description Motivo. Para quien decide; no se imprime. */
            readonly motivo: string;
            /** @description Solo lectura; se ignora. */
            readonly motivoDeDecision?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly motivoSuspension?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly nombre?: string;
            /** @description Solo lectura; se ignora. */
            readonly nombreCliente?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly numero?: number;
            /** @description Solo lectura; se ignora. */
            readonly propuesto?: string | null;
            /** @description Texto de la adenda. HTML de párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita. */
            readonly texto: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description Una adenda que se añade al contrato de un plan. */
        readonly AdendaNueva: {
            /**
             * Format: date
             * @description Día de firma.
             */
            readonly fechaEmision: Fecha;
            /** @description Código del plan. */
            readonly idCodigo: string;
            /**
             * @description Ciudad. Código de /ciudad.
             * @example 1701
             */
            readonly lugarEmision: string;
            /** @description Motivo. Para quien decide; no se imprime. */
            readonly motivo: string;
            /** @description Texto de la adenda. HTML de párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita. */
            readonly texto: string;
        };
        /** @description Las adendas del contrato de un plan, y con qué se hace otra. */
        readonly AdendasDePlanVista: {
            /** @description La primera, primero. */
            readonly adendas: readonly components["schemas"]["AdendaVista"][];
            /** @description Lo que el contrato, con sus adendas aprobadas, dice de otro modo que el caso. */
            readonly diferencias: readonly components["schemas"]["CambioDeAdendaVista"][];
            /** @description Código del plan. */
            readonly id: string;
            /** @description Por qué ahora no se hace otra; null = puede hacerse. */
            readonly impedimento: string | null;
            /** @description Ciudad que se propone para la que sigue, la de la empresa; null = no está en el catálogo. */
            readonly lugarEmision: string | null;
            /** @description El texto que se propone para la que sigue. */
            readonly propuesto: string;
        };
        /** @description Una adenda de un contrato aprobado. */
        readonly AdendaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeAdendaVista"][];
            /** @description Lo que modifica, como era cuando se guardó su texto. */
            readonly cambios: readonly components["schemas"]["CambioDeAdendaVista"][];
            readonly cedula: string;
            /** @description Nombre de la ciudad. */
            readonly ciudad: string | null;
            /** Format: date-time */
            readonly creadaEn: Instante;
            readonly creadaPor: string | null;
            /** Format: date-time */
            readonly decididaEn: Instante | null;
            readonly decididaPor: string | null;
            /** @description Datos que el caso ya dice de otro modo, por su nombre: se edita antes de enviarla o aprobarla. */
            readonly desactualizados: readonly string[];
            /** Format: date-time */
            readonly editadaEn: Instante | null;
            readonly editadaPor: string | null;
            /** Format: date-time */
            readonly enviadaEn: Instante | null;
            readonly enviadaPor: string | null;
            readonly estado: components["schemas"]["EstadoDeAdendaVista"];
            /** @description 'Pendiente', 'Aprobada', 'No aprobada', 'Anulada'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date
             * @description Día de firma.
             */
            readonly fechaEmision: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Código del plan. */
            readonly idCodigo: string;
            /** @description Ciudad. Código de /ciudad. */
            readonly lugarEmision: string | null;
            /** @description Motivo. Para quien decide; no se imprime. */
            readonly motivo: string | null;
            /** @description Por qué no se aprobó, o se anuló. */
            readonly motivoDeDecision: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            /** @description 'Adenda No. 1 del contrato del plan 01-M001-12'. */
            readonly nombre: string;
            readonly nombreCliente: string;
            /**
             * Format: double
             * @description Cuál de las adendas del contrato, desde 1.
             */
            readonly numero: number;
            /** @description El texto que se propone con las diferencias de hoy; null = ya se decidió. */
            readonly propuesto: string | null;
            /** @description Texto de la adenda. HTML de párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita. */
            readonly texto: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una adjudicación (ADJ-010). Montos en dólares. */
        readonly AdjudicacionVista: {
            readonly acciones: readonly components["schemas"]["AccionDeAdjudicacionVista"][];
            /** @description 'Adjudicado' o 'Retiro Adjudicacion' (ADJ-500). */
            readonly adjudicacion: string;
            /** @description 'Oferta', 'Sorteo' o 'Entrega'. */
            readonly adjudicadoPor: string;
            /** Format: int32 */
            readonly asambleaId: number;
            readonly cedula: string;
            readonly codigo: string;
            /** Format: double */
            readonly cuotasOfertadas: number;
            readonly departamento: string | null;
            readonly diasHabiles: components["schemas"]["DiasDeAdjudicacion"];
            /** Format: double */
            readonly documentosListos: number;
            /** Format: double */
            readonly documentosTotal: number;
            /** @description Quien atiende el plan; null = nadie. */
            readonly ejecutivo: components["schemas"]["EjecutivoDeAdjudicacion"] | null;
            /** @description 'ADJ' o 'RADJ'. */
            readonly estado: string;
            /** @description 'No tiene documentos asignado', 'Documentación vacia', 'Documentación incompleta' o 'Documentación completa'. */
            readonly estadoDocumentos: string;
            readonly estadoFormulario: readonly components["schemas"]["FormularioDeAdjudicacion"][];
            /** Format: date */
            readonly fecha: Fecha;
            readonly grupo: string;
            /** Format: int32 */
            readonly id: number;
            readonly idCodigo: string;
            /** @description Departamento que tiene la carpeta; null = ninguno. */
            readonly idDepartamento: string | null;
            /** @description 'Adj. Oferta', 'Adj. Entrega' o 'Adj. Sorteo' (ADJ-502). */
            readonly insignia: string;
            /** Format: double */
            readonly monto: number;
            readonly motivoRetiro: string | null;
            readonly nombreCliente: string;
            /** Format: double */
            readonly numeroAsamblea: number;
            /** Format: double */
            readonly prioridad: number;
            readonly producto: string;
            /** @description null = se retiró o ya se entregó. */
            readonly promesa: components["schemas"]["PromesaDeAdjudicacion"] | null;
            /**
             * Format: double
             * @description La adjudicación retirada cuyo lugar ocupa.
             */
            readonly reemplazaA: number | null;
            /**
             * Format: double
             * @description La adjudicación que ocupó su lugar.
             */
            readonly reemplazadaPor: number | null;
            /** Format: date-time */
            readonly retiradoEn: Instante | null;
            /** @description Solo con los filtros `pendientes`, `atrasadas` o `departamento`; null = sin ellos. */
            readonly siguiente: components["schemas"]["SiguienteDeAdjudicacion"] | null;
            /** Format: double */
            readonly valorCuota: number;
            /** Format: int32 */
            readonly version: number;
            /** @description 'Asamblea', 'Reasignación' o 'Importación'. */
            readonly viaIngreso: string;
        };
        /** @description Adjudicado sin dirección de correo: no recibe aviso. */
        readonly AdjudicadoSinCorreo: {
            readonly idCodigo: string;
            readonly nombreCliente: string;
        };
        /** @description Lo que se apoya en la aprobación de una carpeta. */
        readonly AntesDeReabrirVista: {
            /** @description Huella de lo que existe, que se manda al devolver: si ya no es esto, se rechaza (412). */
            readonly base: string;
            /** @description Cada registro con su estado, y qué pasa con él. */
            readonly existentes: readonly components["schemas"]["LineaDeBaseVista"][];
            /** @description idCodigo del plan. */
            readonly id: string;
            /** @description Por qué no puede volver a riesgo; null = puede. */
            readonly impedimento: string | null;
        };
        /** @description ORD-549, ORD-555: por qué se anula la orden. */
        readonly AnulacionDeOrden: {
            /** @description Por qué se anula; se conserva. */
            readonly motivo?: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description De pedir que se anule un pagaré, y de no anularlo. */
        readonly AnulacionDePagare: {
            /** @description Por qué; queda en el historial. */
            readonly motivo: string;
            readonly version?: number;
        };
        /** @description PAG-514, PAG-529: por qué se anula la solicitud de pago. */
        readonly AnulacionDePago: {
            /** @description Por qué se anula; se conserva. */
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description Confirmación de quien aplica un archivo con avisos o filas ocultas. */
        readonly AplicacionDeImportacion: {
            readonly confirmaAvisos?: boolean;
        };
        /** @description CAP-504…508: garantía y comentario con que se aprueba la carpeta. */
        readonly AprobacionDeCarpeta: {
            /** @description Huella de la base que se vio ('GET …/base-de-decision'): si cambió, no se aprueba. Sin ella no se compara. */
            readonly base?: string;
            readonly comentario?: string;
            /** @description Reglas de la política que no se cumplen y que solo avisan: quien aprueba confirma que las vio. */
            readonly confirma?: readonly components["schemas"]["ReglaDePolitica"][];
            /**
             * @description 'F' fideicomiso, 'C' prenda comercial.
             * @enum {string}
             */
            readonly tipoGarantia?: "F" | "C";
            /** @description De la carpeta que se vio. */
            readonly version?: number;
        };
        /** @description LEG-575: lo que dice quien aprueba el contrato. */
        readonly AprobacionDeContrato: {
            /** @description Huella de las reglas que se vieron: si cambiaron, no se actúa. Sin ella no se compara. */
            readonly base?: string;
            /** @description Reglas que no se cumplen y que quien actúa acepta. */
            readonly confirma?: readonly components["schemas"]["CodigoDeReglaVista"][];
            /** @description Por qué sigue; obligatorio si una regla no se cumple. */
            readonly motivo?: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly AprobacionDeFormato: {
            /** @description Borradores del mismo bloque que se aprueban en el mismo acto. */
            readonly junto?: readonly components["schemas"]["FormatoVisto"][];
            /** @description Formatos del mismo bloque que dejan de regir con él. */
            readonly retira?: readonly components["schemas"]["FormatoVisto"][];
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description ORD-558: lo que confirma quien aprueba la orden. */
        readonly AprobacionDeOrden: {
            /** @description Huella de las reglas que se vieron: si cambiaron, no se actúa. Sin ella no se compara. */
            readonly base?: string;
            /** @description Reglas que no se cumplen y que quien actúa acepta. */
            readonly confirma?: readonly components["schemas"]["CodigoDeReglaVista"][];
            /** @description Por qué sigue; obligatorio si una regla no se cumple. */
            readonly motivo?: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly AprobacionDePagare: {
            /** @description Huella de las reglas que se vieron: si cambiaron, no se actúa. Sin ella no se compara. */
            readonly base?: string;
            /** @description Reglas que no se cumplen y que quien actúa acepta. */
            readonly confirma?: readonly components["schemas"]["CodigoDeReglaVista"][];
            /** @description Por qué sigue; obligatorio si una regla no se cumple. */
            readonly motivo?: string;
            readonly version?: number;
        };
        /** @description PAG-528: la versión de la solicitud que se aprueba. */
        readonly AprobacionDePago: {
            /** @description Huella de las reglas que se vieron: si cambiaron, no se actúa. Sin ella no se compara. */
            readonly base?: string;
            /** @description Reglas que no se cumplen y que quien actúa acepta. */
            readonly confirma?: readonly components["schemas"]["CodigoDeReglaVista"][];
            /** @description Por qué sigue; obligatorio si una regla no se cumple. */
            readonly motivo?: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @enum {string} */
        readonly ArchivoDeReporte: "xlsx" | "csv";
        readonly ArchivoVerificado: {
            /**
             * Format: double
             * @description En bytes.
             */
            readonly longitud: number;
            /** @description SHA-256 del archivo. */
            readonly sha256: string;
        };
        readonly AsambleaDetalle: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly components["schemas"]["AccionDeAsambleaVista"][];
            /** @description Referencia del acta o 'Sin Acta' (ASA-023). */
            readonly acta: string;
            /** Format: date-time */
            readonly actaGeneradaEn: Instante | null;
            readonly actaGeneradaPor: string | null;
            /** @description Texto de la confirmación de 'Generar acta' (ASA-049). */
            readonly confirmacion: string;
            /** @description Fecha y medio. */
            readonly convocatoria: string | null;
            /** @description 'Cerrada' o 'Abierta' (ASA-021, ASA-022). */
            readonly estado: string;
            /** @description El estado con que llegó por importación, si no es ninguno de los dos que se procesan; null = se procesa. */
            readonly estadoImportado: string | null;
            /** Format: date */
            readonly fecha: Fecha;
            /** @description La fecha de la asamblea todavía no llega: generar exige confirmarlo. */
            readonly fechaFutura: boolean;
            readonly grupo: string;
            /** Format: int32 */
            readonly grupoId: number;
            readonly hora: string;
            /** Format: int32 */
            readonly id: number;
            readonly lugar: string;
            /** Format: double */
            readonly mesesPlan: number;
            readonly notariaCanton: string | null;
            readonly notariaNumero: string | null;
            readonly notario: string;
            /** Format: double */
            readonly numeroAsamblea: number;
            readonly ordenDelDia: string | null;
            /** @description Código del producto. */
            readonly producto: string;
            /** @description 'Motor Plan', 'Casa Plan' (ASA-015). */
            readonly productoNombre: string;
            /** @description Participantes en estado 'participa' sobre planes con titular. */
            readonly quorum: components["schemas"]["Quorum"];
            readonly regla: components["schemas"]["ReglaDeAsamblea"];
            /** @description Quien representa a la empresa. */
            readonly representante: string | null;
            readonly testigo1: string | null;
            readonly testigo2: string | null;
            readonly testigo3: string | null;
            readonly tieneActa: boolean;
            /** Format: int32 */
            readonly version: number;
            /**
             * Format: int32
             * @description Sube con cada marca de un participante; se envía al generar el acta.
             */
            readonly versionParticipantes: number;
        };
        readonly AsambleaEliminada: {
            readonly grupo: string;
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly numeroAsamblea: number;
            readonly producto: string;
        };
        /** @description ASA-086: datos de 'Nueva fecha'. */
        readonly AsambleaNueva: {
            /** @description Obligatorio true si la fecha ya pasó. */
            readonly confirmaFechaPasada?: boolean;
            /** @description Fecha y medio. */
            readonly convocatoria?: string;
            /** Format: date */
            readonly fecha: Fecha;
            readonly grupo: string;
            readonly hora: string;
            /**
             * @description 'Virtual - Facebook Live' o 'Auditorio Oficina A. Borja' (ASA-081).
             * @enum {string}
             */
            readonly lugar: "Virtual - Facebook Live" | "Auditorio Oficina A. Borja";
            readonly notariaCanton?: string;
            readonly notariaNumero?: string;
            readonly notario: string;
            /** @description Eco del campo de solo lectura (ASA-085). */
            readonly numeroAsamblea?: number;
            readonly ordenDelDia?: string;
            /** @enum {string} */
            readonly producto: "01" | "02";
            /** @description Quien representa a la empresa, por su nombre en el catálogo de representantes. */
            readonly representante?: string;
            readonly testigo1?: string;
            readonly testigo2?: string;
            readonly testigo3?: string;
        };
        /** @description Lo que cambia de una asamblea abierta; lo que falta queda como está. */
        readonly AsambleaPorCorregir: {
            /** @description Obligatorio true si la fecha nueva ya pasó. */
            readonly confirmaFechaPasada?: boolean;
            /** @description Fecha y medio. */
            readonly convocatoria?: string;
            /** Format: date */
            readonly fecha?: Fecha;
            readonly hora?: string;
            /** @enum {string} */
            readonly lugar?: "Virtual - Facebook Live" | "Auditorio Oficina A. Borja";
            readonly motivo: string;
            readonly notariaCanton?: string;
            readonly notariaNumero?: string;
            readonly notario?: string;
            readonly ordenDelDia?: string;
            /** @description Quien representa a la empresa, por su nombre en el catálogo de representantes. */
            readonly representante?: string;
            /** @description '' lo quita. */
            readonly testigo1?: string;
            readonly testigo2?: string;
            readonly testigo3?: string;
            /** @description La versión de los participantes que el usuario vio. */
            readonly versionParticipantes: number;
        };
        readonly AsambleaPorEliminar: {
            readonly motivo: string;
            /** @description La versión de los participantes que el usuario vio. */
            readonly versionParticipantes: number;
        };
        readonly AsambleaPorInstalar: {
            /** @description Dónde se transmite. */
            readonly enlace?: string;
            /**
             * Format: int32
             * @description La versión de los participantes que el usuario vio.
             */
            readonly versionParticipantes: number;
        };
        /** @description ASA-020: una asamblea como la muestran las tablas. Fechas 'AAAA-MM-DD', hora 'HH:MM'. */
        readonly AsambleaVista: {
            /** @description Referencia del acta o 'Sin Acta' (ASA-023). */
            readonly acta: string;
            /** @description Fecha y medio. */
            readonly convocatoria: string | null;
            /** @description 'Cerrada' o 'Abierta' (ASA-021, ASA-022). */
            readonly estado: string;
            /** Format: date */
            readonly fecha: Fecha;
            readonly grupo: string;
            /** Format: int32 */
            readonly grupoId: number;
            readonly hora: string;
            /** Format: int32 */
            readonly id: number;
            readonly lugar: string;
            /** Format: double */
            readonly mesesPlan: number;
            readonly notariaCanton: string | null;
            readonly notariaNumero: string | null;
            readonly notario: string;
            /** Format: double */
            readonly numeroAsamblea: number;
            readonly ordenDelDia: string | null;
            /** @description Código del producto. */
            readonly producto: string;
            /** @description 'Motor Plan', 'Casa Plan' (ASA-015). */
            readonly productoNombre: string;
            /** @description Quien representa a la empresa. */
            readonly representante: string | null;
            readonly testigo1: string | null;
            readonly testigo2: string | null;
            readonly testigo3: string | null;
            readonly tieneActa: boolean;
            /** Format: int32 */
            readonly version: number;
            /**
             * Format: int32
             * @description Sube con cada marca de un participante; se envía al generar el acta.
             */
            readonly versionParticipantes: number;
        };
        readonly Asignacion: {
            /** @description 'AAAA-MM'; el mes actual. */
            readonly mes?: string;
            /** @description Ejecutivo que atenderá el plan desde este mes. */
            readonly usuario: number;
            /** @description De la adjudicación que se vio; también en If-Match. */
            readonly version?: number;
        };
        /** @description MED-525: el ejecutivo al que pasa el medio. */
        readonly AsignacionDeMedio: {
            /** @description Id del ejecutivo. */
            readonly usuario: number;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description De qué trata: el registro con el que empieza el trabajo. */
        readonly AsuntoDeTarea: {
            /** @description Ruta de la pantalla que lo muestra, sin el prefijo del rol. */
            readonly enlace: string;
            readonly nombre: string;
        };
        readonly AtencionDeDerecho: {
            /** @description Qué se le respondió, y cómo se le entregó. */
            readonly respuesta: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description Los planes atrasados que tiene un departamento. */
        readonly AtrasadosDeDepartamento: {
            /** Format: double */
            readonly atrasados: number;
            /**
             * Format: double
             * @description Días hábiles de atraso de la más antigua de cada producto, el mayor; 0 = no tiene.
             */
            readonly atraso: number;
            /** @description '002', '003' o '004'. */
            readonly id: string;
            /**
             * Format: date
             * @description De la adjudicación más antigua de ellos; null = no tiene.
             */
            readonly masAntigua: Fecha | null;
            readonly nombre: string;
        };
        /** @description Un cambio de estado: quién, qué, antes y después. */
        readonly AuditoriaVista: {
            readonly accion: string;
            readonly antes: string | null;
            readonly despues: string | null;
            /** Format: int32 */
            readonly id: number;
            /** Format: date-time */
            readonly instante: Instante;
            /** @description Nombres y apellidos; null = el programa, o una cuenta de servicio. */
            readonly nombreUsuario: string | null;
            readonly recurso: string;
            readonly recursoId: string;
            /** @description Encadenado por el sellador: una alteración posterior se nota. */
            readonly sellado: boolean;
            /** @description Identificador de la solicitud que lo hizo. */
            readonly solicitud: string | null;
            readonly usuario: string;
        };
        /** @description El registro entero, como se leyó. */
        readonly AusenciaCambio: {
            /**
             * @description Persona ausente.
             * @example ejecutivo
             */
            readonly ausente: string;
            /**
             * Format: date
             * @description Desde.
             * @example 2026-04-06
             */
            readonly desde: Fecha;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: date
             * @description Hasta.
             * @example 2026-04-20
             */
            readonly hasta: Fecha;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * @description Motivo.
             * @example Vacaciones
             */
            readonly motivo: string;
            /**
             * @description Quien la reemplaza.
             * @example ejecutivo2
             */
            readonly reemplazo: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly AusenciaEliminada: {
            readonly ausente: string | null;
            readonly desde: string | null;
            readonly eliminado: boolean;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            readonly hasta: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly motivo: string | null;
            readonly reemplazo: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly AusenciaNueva: {
            /**
             * @description Persona ausente.
             * @example ejecutivo
             */
            readonly ausente: string;
            /**
             * Format: date
             * @description Desde.
             * @example 2026-04-06
             */
            readonly desde: Fecha;
            /**
             * Format: date
             * @description Hasta.
             * @example 2026-04-20
             */
            readonly hasta: Fecha;
            /**
             * @description Motivo.
             * @example Vacaciones
             */
            readonly motivo: string;
            /**
             * @description Quien la reemplaza.
             * @example ejecutivo2
             */
            readonly reemplazo: string;
        };
        /** @description Quién atiende los planes y las tareas de una persona ausente; el primer día y el último incluidos. */
        readonly AusenciaVista: {
            /** @description Persona ausente. */
            readonly ausente: string | null;
            /**
             * Format: date
             * @description Desde.
             */
            readonly desde: Fecha | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /**
             * Format: date
             * @description Hasta.
             */
            readonly hasta: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Motivo. */
            readonly motivo: string | null;
            /** @description Quien la reemplaza. */
            readonly reemplazo: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Lo que el autenticador debe guardar; se muestra una sola vez y no se pide hasta que un código lo confirme. */
        readonly AutenticadorPorConfirmar: {
            /** @description El código QR, como SVG. */
            readonly qr: string;
            /** @description En base32, para quien la escribe. */
            readonly secretoDeAutenticador: string;
            /** @description `otpauth://…`, como está en el código QR. */
            readonly uri: string;
        };
        /** @description Algo que no rechaza la fila, pero que debe verse antes de aplicar el archivo. */
        readonly AvisoDeImportacion: {
            readonly columna: string | null;
            /** Format: double */
            readonly linea: number;
            readonly mensaje: string;
            /** @description De quién es la fila, con las palabras del archivo. */
            readonly registro: string | null;
            /** @description Lo escrito en la celda. */
            readonly valor: string | null;
        };
        /** @enum {string} */
        readonly BandaDePuntaje: "rojo" | "amarillo" | "verde";
        /** @description Con qué se crea el contrato de un plan. */
        readonly BaseDeContratoVista: {
            readonly apoderado: string | null;
            readonly aval: boolean;
            readonly avalConyuge: boolean;
            readonly cedula: string;
            /** @description Su pagaré dice dónde y cuándo se firma; si no hay, la cabecera. */
            readonly conPagare: boolean;
            readonly disolucionConyugal: string | null;
            readonly estadoBien: string | null;
            readonly estadoCivil: string | null;
            /** @description El que dice la ficha del bien; null = se escribe. */
            readonly estadoDelBien: string | null;
            readonly fechaEmision: string | null;
            readonly garantia: string | null;
            /** @description Código del plan. */
            readonly id: string;
            /** @description Por qué todavía no puede crearse. */
            readonly impedimento: string | null;
            readonly lugarEmision: string | null;
            readonly nombreCliente: string;
            readonly nombreConyuge: string | null;
            readonly nombreGarante: string | null;
            readonly poderConyuge: string | null;
            readonly producto: string;
            readonly separacionBienes: string | null;
            /**
             * Format: int32
             * @description 0 = todavía no existe.
             */
            readonly version: number;
        };
        /** @description Aquello en lo que se basa la aprobación de una carpeta, como está ahora. */
        readonly BaseDeDecisionVista: {
            /** @description Huella de todo lo que sigue. */
            readonly base: string;
            readonly datos: readonly components["schemas"]["LineaDeBaseVista"][];
            /** @description Lo que le falta a la carpeta. */
            readonly faltantes: readonly string[];
            /** @description idCodigo del plan: '01-M001-12'. */
            readonly id: string;
            /** @description Por qué este usuario no puede aprobarla (dio la excepción o marcó parámetros, y el monto pasa de su límite); null = puede. */
            readonly impedimento: string | null;
            readonly parametros: readonly components["schemas"]["ParametroDeBaseVista"][];
            readonly reglas: readonly components["schemas"]["ReglaDePoliticaVista"][];
            /** @description Documentos subidos que nadie ha revisado. */
            readonly sinRevisar: readonly string[];
        };
        /** @description ORD-524: con qué se emite la orden de un medio aprobado; se copia en la orden. */
        readonly BaseDeOrdenVista: {
            /** @description Riesgo aprobó la carpeta de cada uno de sus planes. */
            readonly carpetaAprobada: boolean;
            readonly cliente: components["schemas"]["ClienteDeOrden"];
            /**
             * Format: int32
             * @description Número del medio de aprobación.
             */
            readonly id: number;
            readonly planes: readonly components["schemas"]["PlanDeOrden"][];
            readonly producto: string;
            /**
             * Format: double
             * @description Suma de los montos de los planes.
             */
            readonly valorPlan: number;
            /** Format: double */
            readonly valorVehiculo: number;
            readonly vehiculo: components["schemas"]["VehiculoDeOrden"];
        };
        /** @description Con qué se genera el pagaré de un plan. */
        readonly BaseDePagareVista: {
            /**
             * Format: double
             * @description Lo que ya se pagó de la cuota que sigue, que el pagaré dice entera; 0 = nada.
             */
            readonly abonado: number;
            readonly cedulaCliente: string;
            /**
             * Format: date
             * @description El día de firma que se propone: hoy.
             */
            readonly fechaEmision: Fecha;
            /**
             * Format: date
             * @description La que se propone: el 5 del mes siguiente.
             */
            readonly fechaInicial: Fecha;
            /** @description Código del plan. */
            readonly id: string;
            /** @description La ciudad que se propone: la del pagaré que hay, o la de la empresa. */
            readonly lugarEmision: string | null;
            /** Format: double */
            readonly monto: number;
            /** Format: double */
            readonly montoPlan: number;
            readonly nombresCliente: string;
            /** @description 'x/y': cuotas pagadas y totales. */
            readonly numCuota: string;
            readonly pagare: components["schemas"]["PagareDelPlan"] | null;
            /** Format: double */
            readonly plazo: number;
            readonly producto: string;
            /** @description Por qué no se puede generar; null = se puede. */
            readonly rechazo: string | null;
            /** Format: double */
            readonly valorDividendo: number;
        };
        /** @description CAR-518: el bien, según la ficha del medio de aprobación. En CasaPlan, el inmueble. */
        readonly BienDeCarta: {
            /** Format: double */
            readonly anio: number | null;
            readonly chasis: string | null;
            readonly color: string | null;
            readonly direccion: string | null;
            readonly estadoBien: string | null;
            readonly inmueble: string | null;
            readonly marca: string | null;
            readonly modelo: string | null;
            readonly motor: string | null;
            readonly placa: string | null;
            readonly registro: string | null;
        };
        /** @description Entregas de una clase de bien: nuevos, usados o sin dato; de CasaPlan, de un tipo de inmueble. */
        readonly BienDelTableroVista: {
            /** Format: double */
            readonly cantidad: number;
            /** @description 'Nuevo' o 'Usado'; 'CASA', 'DEPARTAMENTO', 'TERRENO', 'LOCAL' u 'OFICINA'; 'sin-dato'. */
            readonly codigo: string;
            readonly nombre: string;
        };
        /**
         * @description Uno de los siete bloques.
         * @enum {string}
         */
        readonly BloqueDeContratoVista: "comparecientes" | "antecedentes" | "objeto" | "precio" | "garantia" | "obligaciones" | "controversias";
        /** @description Lo que diría un bloque si se generara ahora, y lo que ha dicho. */
        readonly BloqueDetalle: {
            readonly bloque: components["schemas"]["BloqueDeContratoVista"];
            /** @description Valores que no se conocen, por su nombre. */
            readonly faltan: readonly string[];
            /** Format: double */
            readonly formatoNumero: number | null;
            /** @description Del formato y sus valores: se envía al guardar, para no escribir sobre lo que cambió. */
            readonly huella: string | null;
            /** @description Su formato con los valores de hoy; null = falta un dato para elegirlo, o nombra campos que ya no existen. */
            readonly propuesto: string | null;
            /** @description Como está escrito; null = no existe. */
            readonly texto: string | null;
            /**
             * Format: int32
             * @description La que exige su edición; null = no existe.
             */
            readonly version: number | null;
            /** @description La más nueva primero. */
            readonly versiones: readonly components["schemas"]["TextoDeBloque"][];
        };
        /** @description Un bloque del contrato (LEG-566). */
        readonly BloqueEscritoVista: {
            readonly bloque: components["schemas"]["BloqueDeContratoVista"];
            /** @description Valores que cambiaron desde que se escribió, por su nombre. */
            readonly cambiados: readonly string[];
            /** Format: date-time */
            readonly decididoEn: Instante | null;
            readonly decididoPor: string | null;
            /** @description Este usuario puede escribirlo ahora. */
            readonly editable: boolean;
            /** @description Como se imprime sobre su texto. */
            readonly encabezado: string;
            /** Format: date-time */
            readonly escritoEn: Instante | null;
            readonly escritoPor: string | null;
            readonly estado: components["schemas"]["EstadoDeContrato"] | null;
            /**
             * @description 'N' = todavía no se genera.
             * @enum {string}
             */
            readonly existe: "S" | "N";
            /** Format: double */
            readonly formatoNumero: number | null;
            /** @description Por qué se rechazó. */
            readonly motivo: string | null;
            readonly nombre: string;
            /**
             * Format: double
             * @description De su texto: 1 = como se generó.
             */
            readonly numero: number | null;
            /** @description Las condiciones del contrato cambiaron: ahora le corresponde otro formato. */
            readonly otroFormato: boolean;
            /** @description Texto enriquecido; null = no existe. */
            readonly texto: string | null;
            /**
             * Format: int32
             * @description La que exige su edición.
             */
            readonly version: number | null;
        };
        /** @description LEG-588: un bloque que se añade a un contrato. */
        readonly BloqueNuevo: {
            readonly bloque: components["schemas"]["BloqueDeContratoVista"];
            /** @description La que se leyó con el texto propuesto. */
            readonly huella?: string;
            /** @description Texto enriquecido; sin él, el que da su formato. */
            readonly texto?: string;
        };
        /**
         * @description Los siete bloques de un contrato.
         * @enum {string}
         */
        readonly BloqueVista: "comparecientes" | "antecedentes" | "objeto" | "precio" | "garantia" | "obligaciones" | "controversias";
        readonly BorradorCambio: {
            /** @description Solo lectura; se ignora. */
            readonly clave?: string;
            /** @description Solo lectura; se ignora. */
            readonly formulario?: string;
            /** @description Solo lectura; se ignora. */
            readonly guardadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /** @description Solo lectura; se ignora. */
            readonly seccion?: string;
            /** @description Campo → valor; hasta 64 kB. */
            readonly valores: {
                readonly [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description La del borrador que se tenía; 0 = el primero.
             */
            readonly version?: number;
            /** Format: int32 */
            readonly versionBase: number;
        };
        /** @description Sin los valores: la respuesta de un guardado se conserva con su Idempotency-Key, y un borrador solo se guarda cifrado. */
        readonly BorradorGuardado: {
            /** @description Clave del registro que el formulario edita: '01-M001-12-titular', '01-M001-12', la cédula del cliente, '6-01' o 'nuevo'. */
            readonly clave: string;
            /** @description 'solicitud', 'conyuge', 'garante', 'depositario', 'finanzas', 'referencia', 'contrato', 'pagare', 'prenda', 'medio-aprobacion' o 'formato'. */
            readonly formulario: string;
            /** Format: date-time */
            readonly guardadoEn: Instante | null;
            /** @description '{formulario}/{clave}/{seccion}' */
            readonly id: string;
            readonly seccion: string;
            /**
             * Format: int32
             * @description 0 = no hay borrador.
             */
            readonly version: number;
            /**
             * Format: int32
             * @description Versión del registro sobre la que se empezó a escribir.
             */
            readonly versionBase: number;
        };
        /** @description Un borrador propio: lo escrito en una sección de un formulario y todavía no guardado. Solo lo lee quien lo escribió. */
        readonly BorradorVista: {
            /** @description Clave del registro que el formulario edita: '01-M001-12-titular', '01-M001-12', la cédula del cliente, '6-01' o 'nuevo'. */
            readonly clave: string;
            /** @description 'solicitud', 'conyuge', 'garante', 'depositario', 'finanzas', 'referencia', 'contrato', 'pagare', 'prenda', 'medio-aprobacion' o 'formato'. */
            readonly formulario: string;
            /** Format: date-time */
            readonly guardadoEn: Instante | null;
            /** @description '{formulario}/{clave}/{seccion}' */
            readonly id: string;
            readonly seccion: string;
            /** @description Campo → valor, tal como se escribió; no se valida. */
            readonly valores: {
                readonly [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description 0 = no hay borrador.
             */
            readonly version: number;
            /**
             * Format: int32
             * @description Versión del registro sobre la que se empezó a escribir.
             */
            readonly versionBase: number;
        };
        /** @description LEG-590, LEG-612: la cabecera, completa. Los campos de solo lectura se ignoran. */
        readonly CabeceraDeContrato: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Apoderado del cliente. Si no firma el cliente en persona. */
            readonly apoderado?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly aprobadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly aprobadoPor?: string | null;
            /** @description Con garante. */
            readonly aval?: boolean;
            /** @description Firma el cónyuge del garante. Solo según los demás valores; si no corresponde, se descarta. */
            readonly avalConyuge?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly bloques?: readonly components["schemas"]["BloqueEscritoVista"][];
            /** @description Solo lectura; se ignora. */
            readonly cedula?: string;
            /** @description Solo lectura; se ignora. */
            readonly codigoBarras?: string;
            /** @description Solo lectura; se ignora. */
            readonly condiciones?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly creadoPor?: string | null;
            /** @description Disolución de la sociedad conyugal. Notaría o juzgado, fecha e inscripción en el Registro Civil. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly disolucionConyugal?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly distintos?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly enviadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly enviadoPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /**
             * @description Estado del bien. Nuevo: Nuevo; Usado: Usado. Obligatorio según los demás valores.
             * @example Nuevo
             * @enum {string|null}
             */
            readonly estadoBien?: "Nuevo" | "Usado" | null;
            /**
             * @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho.
             * @example S
             * @enum {string}
             */
            readonly estadoCivil: "S" | "C" | "D" | "V" | "U";
            /** @description Solo lectura; se ignora. */
            readonly etiquetaEstado?: string;
            /** @description Solo lectura; se ignora. */
            readonly falta?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly fecha?: string;
            /**
             * Format: date
             * @description Día de firma. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             */
            readonly fechaEmision?: Fecha | null;
            /** @description Solo lectura; se ignora. */
            readonly garantia?: string | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly generados?: number;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /** @description Solo lectura; se ignora. */
            readonly impedimento?: string | null;
            /** @description Ciudad. Código de /ciudad. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly lugarEmision?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly modelo?: components["schemas"]["ModeloEntregadoVista"] | null;
            /** @description Solo lectura; se ignora. */
            readonly motivo?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly motivoSuspension?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly nombreCliente?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly numero?: number;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly pagareId?: number | null;
            /** @description Poder del cónyuge. Notaría y fecha, si el cónyuge no firma en persona. Solo según los demás valores; si no corresponde, se descarta. */
            readonly poderConyuge?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly producto?: string;
            /** @description Solo lectura; se ignora. */
            readonly rechazadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly rechazadoPor?: string | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly rechazados?: number;
            /**
             * @description Separación de bienes. S: Sí; N: No. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly separacionBienes?: "S" | "N" | null;
            /** @description Solo lectura; se ignora. */
            readonly valores?: readonly components["schemas"]["ValorDeContrato"][];
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description JOR-505: el plan como cabecera del recorrido. */
        readonly CabeceraDeRecorrido: {
            readonly adjudicado: boolean;
            /**
             * Format: int32
             * @description Id de la persona.
             */
            readonly clienteId: number;
            /** @description Puesto dentro del grupo. */
            readonly codigo: string;
            /** Format: double */
            readonly cuotasOfertadas: number | null;
            /** Format: double */
            readonly cuotasPagadas: number;
            /** Format: double */
            readonly cuotasTotales: number;
            /** Format: double */
            readonly cuotasVencidas: number;
            readonly departamento: string | null;
            readonly ejecutivo: string | null;
            /** @description 'A' = activo. */
            readonly estadoPlan: string;
            /** Format: date */
            readonly fechaAdjudicacion: Fecha | null;
            readonly grupo: string;
            readonly idCodigo: string;
            /** @description Departamento que tiene la carpeta; null = ninguno, o sin carpeta. */
            readonly idDepartamento: string | null;
            readonly identificacion: string;
            /** Format: double */
            readonly monto: number;
            readonly nombreCompleto: string;
            /** @description 'Motor Plan'. */
            readonly nombreProducto: string;
            /** @description 'pagadas/total'. */
            readonly numCuota: string;
            /** @description Código del producto: '01'. */
            readonly producto: string;
            /**
             * Format: double
             * @description Según los movimientos; el importado mientras no los haya. Negativo = a favor del cliente.
             */
            readonly saldo: number;
            /** Format: double */
            readonly valorCuota: number;
        };
        readonly CabeceraDeRegeneracion: {
            readonly convocatoria?: string;
            readonly hora?: string;
            /** @enum {string} */
            readonly lugar?: "Virtual - Facebook Live" | "Auditorio Oficina A. Borja";
            readonly notariaCanton?: string;
            readonly notariaNumero?: string;
            readonly notario?: string;
            readonly ordenDelDia?: string;
            readonly representante?: string;
            /** @description '' lo quita. */
            readonly testigo1?: string;
            readonly testigo2?: string;
            readonly testigo3?: string;
        };
        readonly CalculoDeRiesgo: {
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. 0 = primera vez.
             */
            readonly version?: number;
        };
        /** @description Un valor que el contrato dice, y el que dirá. */
        readonly CambioDeAdendaVista: {
            readonly ahora: string;
            /** @description 'No consta' si el contrato no lo dice. */
            readonly antes: string;
            readonly campo: string;
            readonly etiqueta: string;
        };
        readonly CambioDeContrasena: {
            readonly actual: string;
            readonly nueva: string;
        };
        readonly CambioDeGarante: {
            /** @description 10 caracteres, diferente del cliente y del garante actual. */
            readonly identificacion: string;
        };
        /** @description Una fila que cambia un registro que ya existe. */
        readonly CambioDeImportacion: {
            /**
             * Format: int32
             * @description La línea del archivo.
             */
            readonly id: number;
            /** Format: double */
            readonly linea: number;
            readonly registro: string | null;
            readonly valores: readonly components["schemas"]["ValorImportado"][];
        };
        /** @description Un valor que ya no es el que se vio al revisar el archivo. */
        readonly CambioDesdeRevision: {
            readonly actual: string | null;
            /** @description Columna del archivo; ninguna = si el registro existe. */
            readonly columna: string | null;
            /** Format: double */
            readonly linea: number;
            readonly revisado: string | null;
        };
        /** @description Una página de cambios. */
        readonly CambiosVista: {
            /** @description En su orden; puede venir vacía aunque haya más. */
            readonly cambios: readonly components["schemas"]["CambioVista"][];
            /**
             * Format: double
             * @description Desde dónde seguir la próxima vez.
             */
            readonly cursor: number;
            /** @description Si ya hay más por leer. */
            readonly hayMas: boolean;
        };
        /** @description Que un registro cambió. Qué tiene ahora se lee en su propia operación, con sus permisos. */
        readonly CambioVista: {
            /** @description Lo que se hizo: 'crear', 'aprobar', 'anular'… */
            readonly accion: string;
            /** Format: date-time */
            readonly instante: Instante;
            /**
             * Format: double
             * @description Su lugar en el orden en que los cambios quedaron confirmados.
             */
            readonly posicion: number;
            readonly recurso: string;
            /** @description La clave del registro. */
            readonly recursoId: string;
            /** @description Quien lo hizo. */
            readonly usuario: string;
        };
        /** @description Una columna del archivo. */
        readonly CampoDeFormato: {
            /**
             * Format: int32
             * @description Lo más largo de un texto, en caracteres: a una fila con otro más largo le falta algo.
             */
            readonly ancho: number;
            readonly formato: components["schemas"]["FormatoDeCampo"];
            /** @description Dato que lleva: uno de los que el producto conoce para ese organismo. */
            readonly fuente: string;
            /** @description A una fila sin este dato le falta algo. */
            readonly obligatorio: boolean;
            /** @description Encabezado de la columna. */
            readonly titulo: string;
        };
        readonly CampoRechazado: {
            /** Format: double */
            readonly linea: number;
            readonly mensaje: string;
            readonly nombre: string;
        };
        /** @description Un plan que puede recibir una adjudicación. */
        readonly CandidatoVista: {
            readonly cedula: string;
            readonly codigo: string;
            readonly idCodigo: string;
            /** @description Suspensión en vigor del tratamiento de sus datos (LOPDP), por la que no puede recibirla; null = ninguna. */
            readonly motivoSuspension: string | null;
            readonly nombreCliente: string;
            /** Format: double */
            readonly valorCuota: number;
        };
        readonly CantonVista: {
            readonly codigo: string;
            readonly id: string;
            readonly nombre: string;
            readonly provinciaCodigo: string;
        };
        /** @description Una carpeta en la lista de un departamento (RIE-506, RIE-519). */
        readonly CarpetaDeListaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeCarpetaVista"][];
            readonly cedula: string;
            /** @description No faltaba nada cuando se envió. */
            readonly completa: boolean;
            /**
             * Format: double
             * @description Días hábiles desde que se envió; null si nunca.
             */
            readonly diasEnEspera: number | null;
            readonly diasHabiles: components["schemas"]["DiasDeAdjudicacion"];
            /** @description Quien atiende el plan. */
            readonly ejecutivo: string | null;
            /**
             * Format: date-time
             * @description Del último envío; null si nunca se envió.
             */
            readonly enviadaEn: Instante | null;
            readonly enviadaPor: string | null;
            /** @description Estado de los documentos ahora: 'Documentación incompleta' … */
            readonly estadoDocumentos: string;
            /**
             * Format: double
             * @description Cuántas cosas faltaban cuando se envió.
             */
            readonly faltantes: number;
            /** Format: date */
            readonly fechaAdjudicacion: Fecha;
            readonly grupo: string;
            /** @description idCodigo del plan: '01-M001-12'. */
            readonly id: string;
            readonly idDepartamento: string;
            readonly nombreCliente: string;
            /** Format: double */
            readonly numeroAsamblea: number;
            /** @description Producto y monto: 'MotorPlan $ 15.000,00'. */
            readonly plan: string;
            readonly producto: string;
            /**
             * Format: double
             * @description Puntaje de riesgo; null = sin calcular.
             */
            readonly puntaje: number | null;
            /** @description Los datos del puntaje cambiaron desde que se calculó. */
            readonly puntajeDesactualizado: boolean;
            /** Format: int32 */
            readonly version: number;
        };
        readonly CarpetaDePlan: {
            readonly departamento: string | null;
            /** @description Estado de los documentos: 'No tiene documentos asignado', 'Documentación vacia' … */
            readonly estado: string;
            /**
             * Format: double
             * @description Versión de la hoja de decisión de su última aprobación; null = no hay.
             */
            readonly hojaDeDecision: number | null;
            readonly idDepartamento: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una carpeta de crédito, con quien la envió a riesgo la última vez. */
        readonly CarpetaVista: {
            readonly departamento: string | null;
            /** Format: double */
            readonly documentosListos: number;
            /** Format: double */
            readonly documentosTotal: number;
            /** Format: date-time */
            readonly enviadaEn: Instante | null;
            readonly enviadaPor: string | null;
            /** @description Estado de los documentos: 'Documentación incompleta' … */
            readonly estado: string;
            /** @description idCodigo del plan: '01-M001-12'. */
            readonly id: string;
            /** @description Departamento que la tiene; null = ninguno. */
            readonly idDepartamento: string | null;
            /** @description Del último envío; null mientras riesgo no decide. */
            readonly resolucion: components["schemas"]["ResolucionVista"] | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Lo que muestra la pantalla 'Carta de Salida' (CAR-509, CAR-510, CAR-526). */
        readonly CartaSalidaDetalle: {
            readonly acciones: readonly components["schemas"]["AccionDeCartaVista"][];
            readonly bien: components["schemas"]["BienDeCarta"] | null;
            readonly cedula: string;
            /** @description null = sin cita. */
            readonly cita: components["schemas"]["CitaDeEntrega"] | null;
            readonly cliente: components["schemas"]["ClienteDeCarta"];
            readonly ejecutivo: string | null;
            readonly entregadaPor: string | null;
            /** @description Existe el evento 176. */
            readonly entregado: boolean;
            readonly estado: components["schemas"]["EstadoDeCartaVista"];
            /** @description 'Pendiente' o 'Realizado'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date-time
             * @description Cuándo entró en la lista: con el pago aprobado; en CasaPlan, con el contrato.
             */
            readonly fecha: Instante;
            /**
             * Format: date-time
             * @description Cuándo se generó la carta vigente.
             */
            readonly fechaAprobacion: Instante | null;
            /** Format: date */
            readonly fechaEntrega: Fecha | null;
            readonly generadaPor: string | null;
            /** @description Código del plan. */
            readonly id: string;
            readonly idCodigo: string;
            /** @description Por qué no se aprobó la carta anterior; null si no se rechazó. */
            readonly motivoRechazo: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            readonly nombreCliente: string;
            /** @description '01' MotorPlan, '02' CasaPlan. */
            readonly producto: string;
            readonly pruebas: readonly components["schemas"]["PruebaVista"][];
            /** Format: date-time */
            readonly rechazadaEn: Instante | null;
            readonly rechazadaPor: string | null;
            readonly rsa: readonly components["schemas"]["ComentarioRsaVista"][];
            /** @description Texto enriquecido: el de la última carta, o el que se propone. */
            readonly texto: string;
            /** Format: int32 */
            readonly version: number;
            /** @description Cartas generadas, la más nueva primero. */
            readonly versiones: readonly components["schemas"]["VersionDeCarta"][];
        };
        /** @description Un plan en la lista de cartas de salida (CAR-501, CAR-517). */
        readonly CartaSalidaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeCartaVista"][];
            readonly cedula: string;
            /** @description null = sin cita. */
            readonly cita: components["schemas"]["CitaDeEntrega"] | null;
            readonly ejecutivo: string | null;
            readonly entregadaPor: string | null;
            /** @description Existe el evento 176. */
            readonly entregado: boolean;
            readonly estado: components["schemas"]["EstadoDeCartaVista"];
            /** @description 'Pendiente' o 'Realizado'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date-time
             * @description Cuándo entró en la lista: con el pago aprobado; en CasaPlan, con el contrato.
             */
            readonly fecha: Instante;
            /**
             * Format: date-time
             * @description Cuándo se generó la carta vigente.
             */
            readonly fechaAprobacion: Instante | null;
            /** Format: date */
            readonly fechaEntrega: Fecha | null;
            readonly generadaPor: string | null;
            /** @description Código del plan. */
            readonly id: string;
            readonly idCodigo: string;
            /** @description Por qué no se aprobó la carta anterior; null si no se rechazó. */
            readonly motivoRechazo: string | null;
            readonly nombreCliente: string;
            /** @description '01' MotorPlan, '02' CasaPlan. */
            readonly producto: string;
            /** Format: date-time */
            readonly rechazadaEn: Instante | null;
            readonly rechazadaPor: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly CatalogoVista: {
            readonly codigo: string;
            readonly id: string;
            readonly nombre: string;
        };
        /** @description PAG-526: con qué se hace la solicitud de pago de una orden. */
        readonly ChecklistDePago: {
            readonly bancoBeneficiario: string | null;
            readonly beneficiario: string;
            /** @description Riesgo aprobó la carpeta de cada uno de sus planes. */
            readonly carpetaAprobada: boolean;
            readonly cliente: components["schemas"]["ClienteDePago"];
            /** Format: double */
            readonly comisionDispositivo: number | null;
            /** @description Propuesto; se puede cambiar. */
            readonly concepto: string;
            /**
             * Format: double
             * @description Lo que el vehículo cuesta más que los planes: lo paga el cliente.
             */
            readonly diferenciaPrecio: number;
            readonly documentos: readonly components["schemas"]["LineaDePago"][];
            /** @description La que paga (PAG-508). */
            readonly empresa: string;
            /** @description false = una persona particular. */
            readonly esConcesionario: boolean;
            /**
             * Format: double
             * @description Cuántos documentos faltan.
             */
            readonly faltan: number;
            /**
             * Format: int32
             * @description Número de la orden de compra.
             */
            readonly id: number;
            readonly identificacionBeneficiario: string | null;
            /** @description Por qué no se puede hacer, aparte de los documentos: sin aprobar, sin concesionario, ya tiene una. */
            readonly motivo: string | null;
            readonly numeroCuentaBeneficiario: string | null;
            /** @description Factura, matrícula y comprobante, que el pago no espera. */
            readonly papeles: readonly components["schemas"]["LineaDePago"][];
            readonly planes: readonly string[];
            /** @description null = una persona particular, o un concesionario sin RUC registrado. */
            readonly rucBeneficiario: string | null;
            readonly solicitante: string;
            /**
             * Format: double
             * @description La solicitud no anulada que ya tiene.
             */
            readonly solicitud: number | null;
            /** @description 'AHORROS' o 'CORRIENTE'. */
            readonly tipoCuentaBeneficiario: string | null;
            /** @description 'C', 'R' o 'P'. */
            readonly tipoIdentificacionBeneficiario: string | null;
            /**
             * Format: double
             * @description Pago al concesionario de la orden.
             */
            readonly valor: number;
            /** Format: double */
            readonly valorComision: number;
            /**
             * Format: double
             * @description Suma de los planes.
             */
            readonly valorPlan: number;
            /** Format: double */
            readonly valorVehiculo: number;
            /** @description 'Kia Sportage 2026'. */
            readonly vehiculo: string;
        };
        /** @description Cuándo, dónde y a quién se entrega el bien. */
        readonly CitaDeEntrega: {
            /** Format: date */
            readonly dia: Fecha;
            /** @description HH:MM. */
            readonly hora: string;
            readonly lugar: string;
            /** @description null = el titular o su apoderado. */
            readonly recibe: components["schemas"]["QuienRecibe"] | null;
        };
        /** @description La cita que se fija; si ya había una, por qué se cambia. */
        readonly CitaNueva: {
            /**
             * Format: date
             * @description De hoy en adelante.
             */
            readonly dia: Fecha;
            /** @description HH:MM. */
            readonly hora: string;
            readonly lugar: string;
            /** @description Por qué se cambia; solo si ya había cita. */
            readonly motivo?: string;
            /** @description Si se omite, lo recibe el titular o su apoderado. */
            readonly recibe?: components["schemas"]["QuienRecibe"];
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @enum {string} */
        readonly ClaseDePendiente: "adenda" | "carpeta" | "pagare" | "contrato" | "medio-aprobacion" | "orden-de-compra" | "solicitud-de-pago";
        /** @description La clave se muestra una única vez. */
        readonly ClaveDeServicioGenerada: {
            readonly activa: boolean;
            /** @description Permisos de la tabla de roles. */
            readonly alcances: readonly string[];
            /** @description Las más nuevas primero. */
            readonly claves: readonly components["schemas"]["ClaveDeServicioVista"][];
            readonly claveSecreta: string;
            /** @description Direcciones IP y redes desde las que puede llamar; vacío: desde cualquiera. */
            readonly direcciones: readonly string[];
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            readonly role: string;
            /** @description Así lo nombra la auditoría. */
            readonly usuario: string;
            /** Format: int32 */
            readonly version: number;
        };
        readonly ClaveDeServicioNueva: {
            /** @description Días de vigencia. */
            readonly dias: number;
            /** @description Horas en que las claves vigentes siguen sirviendo. */
            readonly horasDeTraslape: number;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description Una clave de la cuenta; la clave misma se muestra una sola vez, al generarla. */
        readonly ClaveDeServicioVista: {
            /** Format: date-time */
            readonly creadaEn: Instante;
            readonly estado: components["schemas"]["EstadoDeClave"];
            /** @description La parte de la clave que la nombra; no es secreta. */
            readonly publico: string;
            /** Format: date-time */
            readonly revocadaEn: Instante | null;
            readonly ultimaDireccion: string | null;
            /**
             * Format: date-time
             * @description Con un minuto de precisión.
             */
            readonly ultimoUso: Instante | null;
            /** Format: date-time */
            readonly vence: Instante;
        };
        readonly ClienteDeCarta: {
            readonly cedula: string;
            readonly celular: string | null;
            readonly correo: string | null;
            readonly direccion: string | null;
            /** Format: date */
            readonly fechaAdjudicacion: Fecha | null;
            readonly grupo: string;
            readonly nombre: string;
            readonly nombreProducto: string;
            readonly telefono: string | null;
        };
        readonly ClienteDeMedio: {
            readonly cedula: string;
            readonly nombre: string;
        };
        /** @description El cliente de la orden, como estaba cuando se creó. */
        readonly ClienteDeOrden: {
            readonly cedula: string;
            readonly direccion: string | null;
            readonly nombre: string;
            readonly telefono: string | null;
        };
        /** @description El cliente, como consta en la orden. */
        readonly ClienteDePago: {
            readonly cedula: string;
            readonly nombre: string;
        };
        /** @description LEG-517: el cliente del pagaré. */
        readonly ClienteDePrenda: {
            readonly cedula: string;
            /** @description De su pagaré. */
            readonly conyuge: string | null;
            readonly direccion: string | null;
            /** @description Como está en su solicitud: 'S', 'C', 'D', 'V', 'U'. */
            readonly estadoCivil: string | null;
            readonly nombre: string;
            readonly telefono: string | null;
        };
        /** @description CLI-010, CLI-023, CLI-028: un cliente y los planes de los que es titular. */
        readonly ClienteDetalle: {
            readonly apellidoMaterno: string;
            readonly apellidoPaterno: string;
            readonly celular: string | null;
            readonly ciudad: string | null;
            readonly correo: string | null;
            readonly direccion: string | null;
            /**
             * Format: double
             * @description Años cumplidos hoy.
             */
            readonly edad: number | null;
            /** @description S, C, D, V o U. */
            readonly estadoCivil: string | null;
            /** Format: date */
            readonly fechaNacimiento: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            readonly identificacion: string;
            /** @description Apellidos y nombres. */
            readonly nombreCompleto: string;
            readonly nombres: string;
            readonly parroquia: string | null;
            readonly planes: readonly components["schemas"]["PlanDeCliente"][];
            /** @description Nombres, no códigos. */
            readonly provincia: string | null;
            /**
             * Format: date-time
             * @description Desde cuándo está suspendido el tratamiento de sus datos (LOPDP); vacío: no lo está, o quien busca no lee clientes.
             */
            readonly suspendidoDesde: Instante | null;
            readonly telefono: string | null;
            /** @description C cédula, R RUC, P pasaporte. */
            readonly tipoIdentificacion: string;
        };
        /** @description Una persona encontrada: lo necesario para elegirla, nada más. */
        readonly ClienteEncontrado: {
            /** Format: int32 */
            readonly id: number;
            readonly identificacion: string;
            /** @description Apellidos y nombres. */
            readonly nombreCompleto: string;
            /**
             * Format: date-time
             * @description Desde cuándo está suspendido el tratamiento de sus datos (LOPDP); vacío: no lo está, o quien busca no lee clientes.
             */
            readonly suspendidoDesde: Instante | null;
            /** @description C cédula, R RUC, P pasaporte. */
            readonly tipoIdentificacion: string;
        };
        readonly CoberturaDeBloque: {
            readonly bloque: components["schemas"]["BloqueVista"];
            /** Format: double */
            readonly borradores: number;
            /** @description Como quedaría si se aprobaran juntos todos sus borradores. */
            readonly conBorradores: readonly components["schemas"]["ProblemaDeBloque"][];
            readonly nombre: string;
            /** @description Con lo aprobado, desde hoy. */
            readonly problemas: readonly components["schemas"]["ProblemaDeBloque"][];
            /** Format: double */
            readonly vigentes: number;
        };
        /** @description Código de plan: '01-M001-12'. */
        readonly CodigoDePlan: string;
        /** @enum {string} */
        readonly CodigoDeReglaVista: "carpeta" | "documentos" | "beneficiario" | "unidad" | "personas" | "montos" | "papeles" | "cuenta" | "modelo" | "textos" | "blancos" | "legal" | "copias";
        readonly CodigoPropio: {
            /**
             * @description Los 6 dígitos del autenticador, o las 16 letras y números de un código de recuperación; espacios y guiones no cuentan.
             * @example 123456
             */
            readonly codigo: string;
        };
        /** @description Cada uno abre una vez; se muestran una sola vez. */
        readonly CodigosDeRecuperacion: {
            readonly codigosDeRecuperacion: readonly string[];
        };
        /** @description Una persona que puede estar en una lista de control, y lo que se decidió. */
        readonly CoincidenciaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeCoincidencia"][];
            /** @description De un cónyuge, de quién lo es; de un ejecutivo, su concesionario. */
            readonly de: string | null;
            /** Format: date-time */
            readonly decididaEn: Instante | null;
            readonly decididaPor: string | null;
            /** @description Cargo, programa o motivo. */
            readonly detalle: string | null;
            /** @description false: la lista que está cargada ya no la tiene. */
            readonly enLista: boolean;
            readonly estado: components["schemas"]["EstadoDeCoincidencia"];
            /** Format: date-time */
            readonly halladaEn: Instante;
            /** Format: int32 */
            readonly id: number;
            readonly identificacion: string | null;
            readonly identificacionEnLista: string | null;
            readonly lista: string;
            readonly motivo: string | null;
            readonly nombre: string;
            /** @description Como está en la lista. */
            readonly nombreEnLista: string;
            readonly por: components["schemas"]["MotivoDeCoincidencia"];
            /** @description Por qué coincide, en palabras. */
            readonly razon: string;
            readonly sujeto: components["schemas"]["SujetoDeLista"];
            readonly tipo: components["schemas"]["TipoDeLista"];
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Un usuario activo que trabaja con planes, para elegirlo. */
        readonly ColegaVista: {
            readonly apellido: string;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            readonly role: string;
            readonly usuario: string;
        };
        /** @enum {string} */
        readonly ColorDeIndicador: "rojo" | "amarillo" | "verde";
        /** @description CAR-518, CAR-521: lo que RSA anotó en el historial del cliente. */
        readonly ComentarioRsaVista: {
            readonly comentario: string | null;
            /** Format: date-time */
            readonly fecha: Instante;
            /** Format: int32 */
            readonly id: number;
            readonly nombreEvento: string;
            readonly usuario: string | null;
        };
        /** @description Aquello frente a lo que se juzga un medio. */
        readonly ComparacionDeMedioVista: {
            /** @description Qué hay que confirmar del valor para aceptarlo; null = nada. */
            readonly aviso: string | null;
            readonly datos: readonly components["schemas"]["DatoDeComparacion"][];
            /** Format: int32 */
            readonly id: number;
        };
        /** @description El registro entero, como se leyó. */
        readonly ConcesionarioCambio: {
            /**
             * @description Banco. Obligatorio según los demás valores.
             * @example Banco Pichincha
             */
            readonly banco?: string | null;
            /**
             * @description Código contable.
             * @example C0012
             */
            readonly codigo?: string | null;
            /**
             * Format: email
             * @description Correo electrónico.
             * @example ventas@sierra.example
             */
            readonly correo?: string | null;
            /** @description Dirección. */
            readonly direccion?: string | null;
            /**
             * @description Estado. A: Activo; I: Inactivo.
             * @enum {string}
             */
            readonly estado: "A" | "I";
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly incompleta?: boolean;
            /** @description Comisión negociada (%). Lo que la orden de compra propone como porcentaje de comisión. Hasta dos decimales, en %. */
            readonly negociacion?: number | null;
            /**
             * @description Nombre comercial.
             * @example Sierra Motors
             */
            readonly nombreComercial: string;
            /**
             * @description Número de cuenta. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores.
             * @example 2201234567
             */
            readonly numeroCuenta?: string | null;
            /**
             * @description Razón social.
             * @example Sierra Motors del Ecuador S.A.
             */
            readonly razonSocial: string;
            /**
             * @description RUC. Espacios y guiones entre los dígitos se descartan.
             * @example 1790012344001
             */
            readonly ruc?: string | null;
            /**
             * @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan.
             * @example 022345678
             */
            readonly telefono?: string | null;
            /**
             * @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. Obligatorio según los demás valores.
             * @example AHORROS
             * @enum {string|null}
             */
            readonly tipoCuenta?: "AHORROS" | "CORRIENTE" | null;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description CON-511: un concesionario activo para elegirlo, con sus ejecutivos activos. */
        readonly ConcesionarioElegible: {
            readonly codigo: string | null;
            readonly direccion: string | null;
            readonly ejecutivos: readonly components["schemas"]["EjecutivoElegible"][];
            /** Format: int32 */
            readonly id: number;
            readonly incompleta: boolean;
            /**
             * Format: double
             * @description Porcentaje de comisión negociado.
             */
            readonly negociacion: number | null;
            readonly nombreComercial: string;
            readonly razonSocial: string;
            readonly telefono: string | null;
        };
        /** @description Lo eliminado; o lo que quedó inactivo, porque otros registros lo nombran. */
        readonly ConcesionarioEliminado: {
            readonly banco: string | null;
            readonly codigo: string | null;
            readonly correo: string | null;
            readonly direccion: string | null;
            readonly eliminado: boolean;
            readonly estado: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Sin comisión negociada ni ejecutivos activos: una orden de compra lo rechaza. */
            readonly incompleta: boolean;
            /** Format: double */
            readonly negociacion: number | null;
            readonly nombreComercial: string | null;
            readonly numeroCuenta: string | null;
            readonly razonSocial: string | null;
            readonly ruc: string | null;
            readonly telefono: string | null;
            readonly tipoCuenta: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly ConcesionarioNuevo: {
            /**
             * @description Banco. Obligatorio según los demás valores.
             * @example Banco Pichincha
             */
            readonly banco?: string | null;
            /**
             * @description Código contable.
             * @example C0012
             */
            readonly codigo?: string | null;
            /**
             * Format: email
             * @description Correo electrónico.
             * @example ventas@sierra.example
             */
            readonly correo?: string | null;
            /** @description Dirección. */
            readonly direccion?: string | null;
            /**
             * @description Estado. A: Activo; I: Inactivo.
             * @enum {string}
             */
            readonly estado: "A" | "I";
            /** @description Comisión negociada (%). Lo que la orden de compra propone como porcentaje de comisión. Hasta dos decimales, en %. */
            readonly negociacion?: number | null;
            /**
             * @description Nombre comercial.
             * @example Sierra Motors
             */
            readonly nombreComercial: string;
            /**
             * @description Número de cuenta. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores.
             * @example 2201234567
             */
            readonly numeroCuenta?: string | null;
            /**
             * @description Razón social.
             * @example Sierra Motors del Ecuador S.A.
             */
            readonly razonSocial: string;
            /**
             * @description RUC. Espacios y guiones entre los dígitos se descartan.
             * @example 1790012344001
             */
            readonly ruc?: string | null;
            /**
             * @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan.
             * @example 022345678
             */
            readonly telefono?: string | null;
            /**
             * @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. Obligatorio según los demás valores.
             * @example AHORROS
             * @enum {string|null}
             */
            readonly tipoCuenta?: "AHORROS" | "CORRIENTE" | null;
        };
        /** @description CON-503, CON-507: un concesionario. */
        readonly ConcesionarioVista: {
            /** @description Banco. */
            readonly banco: string | null;
            /** @description Código contable. */
            readonly codigo: string | null;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string | null;
            /** @description Dirección. */
            readonly direccion: string | null;
            /** @description Estado. A: Activo; I: Inactivo. */
            readonly estado: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Sin comisión negociada ni ejecutivos activos: una orden de compra lo rechaza. */
            readonly incompleta: boolean;
            /** @description Comisión negociada (%). Lo que la orden de compra propone como porcentaje de comisión. Hasta dos decimales, en %. */
            readonly negociacion: number | null;
            /** @description Nombre comercial. */
            readonly nombreComercial: string | null;
            /** @description Número de cuenta. */
            readonly numeroCuenta: string | null;
            /** @description Razón social. */
            readonly razonSocial: string | null;
            /** @description RUC. */
            readonly ruc: string | null;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly telefono: string | null;
            /** @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. */
            readonly tipoCuenta: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Para qué contratos es: los valores que admite de cada condición; una lista vacía los admite todos. */
        readonly CondicionesDeFormatoVista: {
            /** @description 'Nuevo' o 'Usado'. */
            readonly estadoBien: readonly string[];
            /** @description 'S' soltero, 'C' casado, 'D' divorciado, 'V' viudo, 'U' unión de hecho. */
            readonly estadoCivil: readonly string[];
            /** @description 'S' o 'N'. */
            readonly garante: readonly string[];
            /** @description 'F' fideicomiso, 'C' prenda comercial (en CasaPlan, hipoteca). */
            readonly garantia: readonly string[];
            /** @description '01' MotorPlan, '02' CasaPlan. */
            readonly producto: readonly string[];
            /** @description 'S' el plan todavía debe, 'N' ya no debe nada. */
            readonly saldo: readonly string[];
            /** @description 'S' o 'N'. */
            readonly separacionBienes: readonly string[];
        };
        /** @description Un PDF de la constancia, tal como se emitió. */
        readonly ConstanciaEmitida: {
            /** Format: date-time */
            readonly emitidaEn: Instante;
            readonly emitidaPor: string;
            /** @description SHA-256 de los datos, al pie de cada página. */
            readonly huella: string;
            readonly motivo: string | null;
            /** Format: double */
            readonly numeroVersion: number;
            /** @description SHA-256 del archivo. */
            readonly sha256: string;
        };
        readonly ConstanciaPorEmitir: {
            /** @description Obligatorio desde la segunda versión. */
            readonly motivo?: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Todo lo que prueba una asamblea; `instaladaEn` null = su lista no se ha congelado. */
        readonly ConstanciaVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly ("instalar" | "enlace" | "copia" | "emitir")[];
            readonly actas: readonly components["schemas"]["ActaDeConstancia"][];
            readonly constancias: readonly components["schemas"]["ConstanciaEmitida"][];
            readonly copias: readonly components["schemas"]["CopiaVista"][];
            readonly correcciones: readonly components["schemas"]["CorreccionVista"][];
            readonly enlace: string | null;
            /**
             * Format: int32
             * @description Id de la asamblea.
             */
            readonly id: number;
            /** Format: date-time */
            readonly instaladaEn: Instante | null;
            readonly instaladaPor: string | null;
            /** @description SHA-256 de la lista cerrada, en su forma canónica. */
            readonly listaSha256: string | null;
            /** Format: double */
            readonly numeroAsamblea: number;
            /**
             * Format: double
             * @description Quórum al instalarla.
             */
            readonly participantes: number;
            /** Format: double */
            readonly planes: number;
            /** Format: int32 */
            readonly version: number;
        };
        readonly ConsultaDeBuroNueva: {
            /**
             * Format: date
             * @description Fecha en que la persona autorizó la consulta.
             */
            readonly consentimiento?: Fecha;
            /** @description Id de la consulta de hoy que se quiere repetir: se paga otra vez, y exige `motivo`. */
            readonly deNuevo?: number;
            readonly motivo?: string;
            /** @description Cédula de 10 dígitos. */
            readonly NumeroDocumento: string;
            /** @description idCodigo del plan para el que se consulta. */
            readonly plan?: string;
            /**
             * @description Siempre 'C'.
             * @enum {string}
             */
            readonly TipoDocumento: "C";
        };
        /** @description Un pedido de información al buró, sin lo que el buró respondió. */
        readonly ConsultaDeBuroRecord: {
            readonly cedula: string;
            /**
             * Format: date
             * @description Fecha en que la persona autorizó la consulta.
             */
            readonly consentimiento: Fecha | null;
            /** Format: date-time */
            readonly consultadoEn: Instante;
            readonly consultadoPor: string;
            /** @description 'pidiendo', 'lista', 'desconocida' o 'fallida'. */
            readonly estado: string;
            /**
             * Format: date
             * @description Día en Ecuador.
             */
            readonly fecha: Fecha;
            /** Format: int32 */
            readonly id: number;
            /** @description Por qué se repitió el mismo día. */
            readonly motivo: string | null;
            /** @description idCodigo del plan para el que se consultó. */
            readonly plan: string | null;
            /** @description Respondió el buró de prueba: los datos son ficticios. */
            readonly prueba: boolean;
        };
        /** @description Lo que se dice a un cliente que pregunta por sus planes: sin montos ni documentos. */
        readonly ConsultaDeCliente: {
            readonly celular: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Solo los últimos dígitos. */
            readonly identificacion: string;
            readonly nombreCompleto: string;
            /** @description Los planes de los que es titular, por su código. */
            readonly planes: readonly components["schemas"]["PlanConsultado"][];
            /**
             * Format: date-time
             * @description Desde cuándo está suspendido el tratamiento de sus datos (LOPDP); null = no lo está.
             */
            readonly suspendidoDesde: Instante | null;
            readonly telefono: string | null;
            /** @description C cédula, R RUC, P pasaporte. */
            readonly tipoIdentificacion: string;
        };
        /** @description MED-540: lo que se envía además de cédula y plan debe coincidir con lo registrado. */
        readonly ConsultaDeSaldoDeudor: {
            readonly cedulaCliente: string;
            readonly fechaAdjudicacion?: string;
            /** Format: int32 */
            readonly meses?: number;
            /** @description '01-M001-12' */
            readonly plan: string;
            /** Format: double */
            readonly vcuota?: number;
        };
        /** @description Uno de los siete contenidos que la ley pide de un pagaré. */
        readonly ContenidoDePagareVista: {
            /** @enum {string} */
            readonly contenido: "denominacion" | "promesa" | "vencimiento" | "lugarDePago" | "beneficiario" | "fechaYLugar" | "firma";
            /** @description Qué falta; null = está. */
            readonly falta: string | null;
            readonly nombre: string;
        };
        readonly ContrasenaDeUsuario: {
            readonly contrasenaTemporal: string;
            readonly usuario: string;
        };
        readonly ContrasenaPropia: {
            readonly contrasena: string;
        };
        readonly ContrasenaTemporal: {
            readonly contrasenaTemporal: string;
        };
        /** @description Un contrato en la lista. */
        readonly ContratoDeListaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeContratoVista"][];
            /** Format: date-time */
            readonly aprobadoEn: Instante | null;
            readonly aprobadoPor: string | null;
            readonly cedula: string;
            readonly creadoPor: string | null;
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            readonly enviadoPor: string | null;
            readonly estado: components["schemas"]["EstadoDeContratoVista"];
            /** @description 'Pendiente', 'Aprobado', 'No aprobado'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date-time
             * @description Cuándo se creó.
             */
            readonly fecha: Instante;
            /**
             * Format: double
             * @description Bloques generados, de siete.
             */
            readonly generados: number;
            /** @description Código del plan. */
            readonly id: string;
            readonly idCodigo: string;
            /** @description Por qué no se aprobó la última vez. */
            readonly motivo: string | null;
            readonly nombreCliente: string;
            /**
             * Format: double
             * @description Su número: el que lleva el código de barras.
             */
            readonly numero: number;
            /** @description '01' MotorPlan, '02' CasaPlan. */
            readonly producto: string;
            /** Format: date-time */
            readonly rechazadoEn: Instante | null;
            readonly rechazadoPor: string | null;
            /**
             * Format: double
             * @description Bloques por corregir.
             */
            readonly rechazados: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description LEG-589: el plan y los datos con que se crea su contrato. */
        readonly ContratoNuevo: {
            /** @description Apoderado del cliente. Si no firma el cliente en persona. */
            readonly apoderado?: string | null;
            /** @description Con garante. */
            readonly aval?: boolean;
            /** @description Firma el cónyuge del garante. Solo según los demás valores; si no corresponde, se descarta. */
            readonly avalConyuge?: boolean;
            /** @description Disolución de la sociedad conyugal. Notaría o juzgado, fecha e inscripción en el Registro Civil. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly disolucionConyugal?: string | null;
            /**
             * @description Estado del bien. Nuevo: Nuevo; Usado: Usado. Obligatorio según los demás valores.
             * @example Nuevo
             * @enum {string|null}
             */
            readonly estadoBien?: "Nuevo" | "Usado" | null;
            /**
             * @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho.
             * @example S
             * @enum {string}
             */
            readonly estadoCivil: "S" | "C" | "D" | "V" | "U";
            /**
             * Format: date
             * @description Día de firma. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             */
            readonly fechaEmision?: Fecha | null;
            /** @description Código del plan. */
            readonly idCodigo: string;
            /** @description Ciudad. Código de /ciudad. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly lugarEmision?: string | null;
            /** @description Poder del cónyuge. Notaría y fecha, si el cónyuge no firma en persona. Solo según los demás valores; si no corresponde, se descarta. */
            readonly poderConyuge?: string | null;
            /**
             * @description Separación de bienes. S: Sí; N: No. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly separacionBienes?: "S" | "N" | null;
        };
        /** @description Lo que muestra el 'Editor de Contrato'. */
        readonly ContratoVista: {
            readonly acciones: readonly components["schemas"]["AccionDeContratoVista"][];
            /** @description Apoderado del cliente. Si no firma el cliente en persona. */
            readonly apoderado: string | null;
            /** Format: date-time */
            readonly aprobadoEn: Instante | null;
            readonly aprobadoPor: string | null;
            /** @description Con garante. */
            readonly aval: boolean;
            /** @description Firma el cónyuge del garante. */
            readonly avalConyuge: boolean;
            readonly bloques: readonly components["schemas"]["BloqueEscritoVista"][];
            readonly cedula: string;
            /** @description LEG-589; lo lee un lector. */
            readonly codigoBarras: string;
            /** @description En palabras, por qué se eligieron estos formatos; null = falta un dato. */
            readonly condiciones: string | null;
            readonly creadoPor: string | null;
            /** @description Disolución de la sociedad conyugal. Notaría o juzgado, fecha e inscripción en el Registro Civil. */
            readonly disolucionConyugal: string | null;
            /** @description Campos de la cabecera que no dicen lo mismo que la solicitud. */
            readonly distintos: readonly string[];
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            readonly enviadoPor: string | null;
            readonly estado: components["schemas"]["EstadoDeContratoVista"];
            /** @description Estado del bien. Nuevo: Nuevo; Usado: Usado. */
            readonly estadoBien: string | null;
            /** @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho. */
            readonly estadoCivil: string | null;
            /** @description 'Pendiente', 'Aprobado', 'No aprobado'. */
            readonly etiquetaEstado: string;
            /** @description Por qué no hay formatos para este contrato: el dato que falta, o los campos de un formato que ya no existen. */
            readonly falta: string | null;
            /**
             * Format: date-time
             * @description Cuándo se creó.
             */
            readonly fecha: Instante;
            /**
             * Format: date
             * @description Día de firma.
             */
            readonly fechaEmision: Fecha | null;
            /** @description 'F' fideicomiso, 'C' prenda comercial: la que aprobó riesgo. */
            readonly garantia: string | null;
            /**
             * Format: double
             * @description Bloques generados, de siete.
             */
            readonly generados: number;
            /** @description Código del plan. */
            readonly id: string;
            readonly idCodigo: string;
            /** @description Por qué su pagaré no deja aprobarlo ahora; null = puede aprobarse, o ya se aprobó. */
            readonly impedimento: string | null;
            /** @description Ciudad. Código de /ciudad. */
            readonly lugarEmision: string | null;
            /** @description La última entrega de su modelo; null = no consta. */
            readonly modelo: components["schemas"]["ModeloEntregadoVista"] | null;
            /** @description Por qué no se aprobó la última vez. */
            readonly motivo: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            readonly nombreCliente: string;
            /**
             * Format: double
             * @description Su número: el que lleva el código de barras.
             */
            readonly numero: number;
            /**
             * Format: int32
             * @description Número del pagaré de su adjudicación; null = no tiene.
             */
            readonly pagareId: number | null;
            /** @description Poder del cónyuge. Notaría y fecha, si el cónyuge no firma en persona. */
            readonly poderConyuge: string | null;
            /** @description '01' MotorPlan, '02' CasaPlan. */
            readonly producto: string;
            /** Format: date-time */
            readonly rechazadoEn: Instante | null;
            readonly rechazadoPor: string | null;
            /**
             * Format: double
             * @description Bloques por corregir.
             */
            readonly rechazados: number;
            /** @description Separación de bienes. S: Sí; N: No. */
            readonly separacionBienes: string | null;
            readonly valores: readonly components["schemas"]["ValorDeContrato"][];
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una suma del archivo junto a la misma cifra de otra fuente. */
        readonly ControlVista: {
            /** Format: double */
            readonly archivo: number;
            readonly cuadra: boolean;
            /** @description Ambas en dólares; si no, cuentan. */
            readonly enDolares: boolean;
            readonly nombre: string;
            /**
             * Format: double
             * @description Del tablero, o de los movimientos.
             */
            readonly tablero: number;
        };
        /** @description EST-526…530. Los campos que no se envían quedan vacíos; los de solo lectura se ignoran. */
        readonly ConyugeCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Años de residencia en el país. Solo para extranjeros. Solo según los demás valores; si no corresponde, se descarta. */
            readonly anosResidencia?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly apellidoMaterno?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly apellidoPaterno?: string | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly edad?: number | null;
            /**
             * Format: date
             * @description Fecha de nacimiento. De 18 a 105 años.
             */
            readonly fechaNacimiento?: Fecha | null;
            /**
             * @description Género. M: Masculino; F: Femenino.
             * @enum {string|null}
             */
            readonly genero?: "M" | "F" | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /**
             * @description Cédula.
             * @example 1712345678
             */
            readonly identificacion: string;
            /** @description Actividad económica. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralActividad?: string | null;
            /** @description Años de antigüedad. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralAnos?: number | null;
            /** @description Cargo u ocupación. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralCargo?: string | null;
            /**
             * Format: email
             * @description Correo de la empresa. Solo según los demás valores; si no corresponde, se descarta.
             */
            readonly laboralCorreo?: string | null;
            /** @description Dirección. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralDireccion?: string | null;
            /** @description Nombre de la empresa o negocio. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralNombre?: string | null;
            /** @description RUC. Espacios y guiones entre los dígitos se descartan. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralRuc?: string | null;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralTelefono?: string | null;
            /** @description Nacionalidad. Código de /pais. */
            readonly nacionalidad?: string | null;
            /**
             * @description Nombres y apellidos completos.
             * @example Lucía Güillín Peña
             */
            readonly nombreCompleto: string;
            /** @description Solo lectura; se ignora. */
            readonly nombres?: string | null;
            /** @description Profesión. */
            readonly profesion?: string | null;
            /**
             * @description Situación laboral. V: Empleado privado; B: Empleado público; I: Independiente (RUC o RIMPE); A: Subsidio familiar o ama de casa; H: Jubilado.
             * @enum {string}
             */
            readonly situacionLaboral: "V" | "B" | "I" | "A" | "H";
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. 0 = primera vez.
             */
            readonly version?: number;
        };
        /** @description EST-524: cónyuge de la persona de una solicitud. Fechas 'AAAA-MM-DD'; vacío = null. */
        readonly ConyugeVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly "guardar"[];
            /** @description Años de residencia en el país. Solo para extranjeros. */
            readonly anosResidencia: number | null;
            readonly apellidoMaterno: string | null;
            readonly apellidoPaterno: string | null;
            /**
             * Format: double
             * @description Años cumplidos hoy.
             */
            readonly edad: number | null;
            /**
             * Format: date
             * @description Fecha de nacimiento. De 18 a 105 años.
             */
            readonly fechaNacimiento: Fecha | null;
            /** @description Género. M: Masculino; F: Femenino. */
            readonly genero: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** @description Clave del plan '01-M001-12', o de la solicitud '01-M001-12-titular'. */
            readonly id: string;
            /** @description Cédula. */
            readonly identificacion: string | null;
            /** @description Actividad económica. */
            readonly laboralActividad: string | null;
            /** @description Años de antigüedad. */
            readonly laboralAnos: number | null;
            /** @description Cargo u ocupación. */
            readonly laboralCargo: string | null;
            /**
             * Format: email
             * @description Correo de la empresa.
             */
            readonly laboralCorreo: string | null;
            /** @description Dirección. */
            readonly laboralDireccion: string | null;
            /** @description Nombre de la empresa o negocio. */
            readonly laboralNombre: string | null;
            /** @description RUC. */
            readonly laboralRuc: string | null;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly laboralTelefono: string | null;
            /** @description Nacionalidad. Código de /pais. */
            readonly nacionalidad: string | null;
            /** @description Nombres y apellidos completos. */
            readonly nombreCompleto: string | null;
            /** @description Las partes del nombre completo, como se guardan. */
            readonly nombres: string | null;
            /** @description Profesión. */
            readonly profesion: string | null;
            /** @description Situación laboral. V: Empleado privado; B: Empleado público; I: Independiente (RUC o RIMPE); A: Subsidio familiar o ama de casa; H: Jubilado. */
            readonly situacionLaboral: string | null;
            /**
             * Format: int32
             * @description 0 = todavía no se guardó.
             */
            readonly version: number;
        };
        /** @description Una copia firmada, como se subió. */
        readonly CopiaFirmadaVista: {
            /** @description Nombre de la ciudad. */
            readonly ciudad: string;
            /** @description Quiénes faltan por firmarla electrónicamente. */
            readonly faltan: readonly string[];
            /**
             * Format: date
             * @description Día de la firma.
             */
            readonly fecha: Fecha;
            /** @description Firmas electrónicas, en su orden; ninguna = es un escaneo. */
            readonly firmas: readonly components["schemas"]["FirmaElectronicaVista"][];
            /** @description Por qué reemplaza a la anterior; null = es la primera. */
            readonly motivo: string | null;
            readonly nombreArchivo: string;
            /**
             * Format: double
             * @description Desde 1; la última es la vigente.
             */
            readonly numero: number;
            /** Format: date-time */
            readonly subidaEn: Instante;
            readonly subidaPor: string;
        };
        readonly CopiaNueva: {
            /**
             * @description El titular y su apoderado deben serlo de un plan del grupo.
             * @enum {string}
             */
            readonly calidad: "titular" | "apoderado" | "entidad" | "otro";
            /** @description Con 'correo': al que se envió. */
            readonly correo?: string;
            /**
             * @description 'extracto' (de la última acta, sin los datos de los demás), 'acta' o 'constancia'.
             * @enum {string}
             */
            readonly documento: "extracto" | "acta" | "constancia";
            /** @description Quién la pide. */
            readonly entregadaA: string;
            /**
             * Format: date
             * @description Día en que se entregó.
             */
            readonly fecha: Fecha;
            /** @description Cédula, RUC o pasaporte de quien la pide. */
            readonly identificacion: string;
            /** @enum {string} */
            readonly medio: "fisica" | "correo";
            /** @description Obligatoria con 'otro', y si un titular recibe el acta o la constancia completas. */
            readonly nota?: string;
            /**
             * Format: double
             * @description Versión del acta o de la constancia.
             */
            readonly numeroVersion: number;
            /**
             * Format: date
             * @description Día en que se pidió.
             */
            readonly pedidaEl: Fecha;
            /** @description Con 'apoderado': cédula del titular. */
            readonly representa?: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una copia de un acta o de su constancia, como se pidió y se entregó. */
        readonly CopiaVista: {
            /** @description 'Titular del plan 01-M001-12', 'Entidad de control'. */
            readonly calidad: string;
            /** @description Se guardó el extracto que se entregó. */
            readonly conExtracto: boolean;
            /** @description Al que se envió; null = en persona. */
            readonly correo: string | null;
            /** @description 'Extracto del acta, versión 2'; null = no se anotó. */
            readonly documento: string | null;
            /** @description Quién la pidió y la recibió. */
            readonly entregadaA: string;
            /** Format: date */
            readonly fecha: Fecha;
            /** Format: int32 */
            readonly id: number;
            /** @description Plan del titular que la pidió, o por quien se pidió; null = no es de ningún titular. */
            readonly idCodigo: string | null;
            readonly identificacion: string | null;
            /** @description 'En persona' o 'Correo electrónico'. */
            readonly medio: string;
            readonly nota: string | null;
            /** Format: date */
            readonly pedidaEl: Fecha | null;
            /** Format: date-time */
            readonly registradaEn: Instante;
            readonly registradaPor: string | null;
            /** @description SHA-256 del archivo que se entregó. */
            readonly sha256: string | null;
        };
        /** @description Una corrección de los datos de la asamblea, antes de su acta. */
        readonly CorreccionVista: {
            /** @description Los campos que cambiaron. */
            readonly campos: readonly string[];
            /** Format: date-time */
            readonly fecha: Instante;
            readonly motivo: string;
            readonly quien: string;
        };
        readonly CorreosReenviados: {
            /** Format: double */
            readonly cantidad: number;
        };
        /** @description Un correo y su entrega; su texto no se muestra. */
        readonly CorreoVista: {
            readonly acciones: readonly components["schemas"]["AccionDeCorreo"][];
            readonly asunto: string;
            /** @description El del servidor ('550') o del programa ('ECONNREFUSED'). */
            readonly codigoError: string | null;
            /** Format: date-time */
            readonly creadoEn: Instante;
            readonly destinatario: string;
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            readonly estado: components["schemas"]["EstadoDeCorreo"];
            /** Format: int32 */
            readonly id: number;
            /**
             * Format: double
             * @description Los que hizo el servidor con este correo; sin servidor no cuentan.
             */
            readonly intentos: number;
            /** @description Lo que dijo el servidor. */
            readonly ultimoError: string | null;
            /** Format: date-time */
            readonly ultimoIntento: Instante | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description AUT-004: usuario y contraseña. */
        readonly Credenciales: {
            /** @description De quien tiene un segundo factor: los 6 dígitos de su autenticador, o un código de recuperación. */
            readonly codigo?: string;
            /** @description Usuario. */
            readonly name: string;
            /** @description Contraseña. */
            readonly pass: string;
        };
        readonly CuentaDeServicioCambio: {
            readonly activa: boolean;
            readonly alcances: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly claves?: readonly components["schemas"]["ClaveDeServicioVista"][];
            readonly direcciones: readonly string[];
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            readonly nombre: string;
            /** @enum {string} */
            readonly role: "Asistente Asamblea" | "Director Asamblea" | "Comercial" | "Servicio al cliente" | "RSA" | "Cobranzas" | "Ejecutivo Adjudicaciones" | "Jefatura Adjudicaciones" | "Gerente General" | "Gerente Financiero" | "Riesgo" | "Legal" | "Asistente Legal" | "Administrador del sistema";
            /** @description Solo lectura; se ignora. */
            readonly usuario?: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly CuentaDeServicioNueva: {
            /** @description Permisos que el rol tiene, sin los que solo puede tener una persona. */
            readonly alcances: readonly string[];
            readonly direcciones: readonly string[];
            readonly nombre: string;
            /** @enum {string} */
            readonly role: "Asistente Asamblea" | "Director Asamblea" | "Comercial" | "Servicio al cliente" | "RSA" | "Cobranzas" | "Ejecutivo Adjudicaciones" | "Jefatura Adjudicaciones" | "Gerente General" | "Gerente Financiero" | "Riesgo" | "Legal" | "Asistente Legal" | "Administrador del sistema";
            /** @description Así lo nombrará la auditoría. */
            readonly usuario: string;
        };
        /** @description La cuenta de la clave con que se llama. */
        readonly CuentaDeServicioPropia: {
            /** @description Permisos que la clave abre ahora; las operaciones de cada uno están en docs/data/permisos.md. */
            readonly alcances: readonly string[];
            /** @description La clave de esta llamada. */
            readonly clave: components["schemas"]["ClaveDeServicioVista"];
            /** @description Dirección de esta llamada, como la ve el servidor. */
            readonly direccion: string;
            /** @description Direcciones IP y redes desde las que puede llamar; vacío: desde cualquiera. */
            readonly direcciones: readonly string[];
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            /** @description La más nueva de la cuenta, si es otra y sirve: la que sigue cuando `clave` venza. */
            readonly reemplazo: components["schemas"]["ClaveDeServicioVista"] | null;
            readonly role: string;
            /** @description Así la nombra la auditoría. */
            readonly usuario: string;
        };
        /** @description Otro sistema que llama a la API. */
        readonly CuentaDeServicioVista: {
            readonly activa: boolean;
            /** @description Permisos de la tabla de roles. */
            readonly alcances: readonly string[];
            /** @description Las más nuevas primero. */
            readonly claves: readonly components["schemas"]["ClaveDeServicioVista"][];
            /** @description Direcciones IP y redes desde las que puede llamar; vacío: desde cualquiera. */
            readonly direcciones: readonly string[];
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            readonly role: string;
            /** @description Así lo nombra la auditoría. */
            readonly usuario: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Cuántas filas tiene cada grupo. */
        readonly CuentaDeTrabajo: {
            /** Format: int32 */
            readonly despues: number;
            /** Format: int32 */
            readonly espera: number;
            /** Format: int32 */
            readonly hoy: number;
            /** Format: int32 */
            readonly semana: number;
            /** Format: int32 */
            readonly vencido: number;
        };
        /** @description Una cuota del pagaré (LEG-563). */
        readonly CuotaDePagareVista: {
            /** Format: date */
            readonly fechaVencimiento: Fecha;
            /**
             * Format: double
             * @description Desde 1.
             */
            readonly numero: number;
            /** Format: double */
            readonly valor: number;
        };
        /** @description Una cuota del plan. Montos en dólares. */
        readonly CuotaVista: {
            /** @description 'Pagada', 'Vencida' o 'Pendiente'. */
            readonly estado: string;
            /**
             * Format: date
             * @description null mientras el grupo no tiene fecha de inicio.
             */
            readonly fechaVencimiento: Fecha | null;
            /**
             * Format: int32
             * @description El número de la cuota.
             */
            readonly id: number;
            /** Format: double */
            readonly numero: number;
            /** Format: double */
            readonly pagado: number;
            /** Format: double */
            readonly pendiente: number;
            /** Format: double */
            readonly valor: number;
        };
        readonly DatoDeComparacion: {
            /** @description 'Precio de lista', 'Valor en la solicitud' … */
            readonly etiqueta: string;
            readonly valor: string;
        };
        /** @enum {string} */
        readonly DatoRectificable: "correo" | "telefono" | "direccion" | "estadoCivil" | "fechaNacimiento" | "nombres" | "apellidoPaterno" | "apellidoMaterno" | "celular";
        readonly DecisionDeCoincidencia: {
            /** @description Por qué es la persona de la lista, o por qué no lo es. */
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description Una decisión sobre un archivo; todas se conservan. */
        readonly DecisionDeDocumento: {
            readonly departamento: string | null;
            readonly estado: boolean;
            /** Format: date-time */
            readonly fecha: Instante;
            readonly idDepartamento: string | null;
            readonly motivo: string | null;
            readonly usuario: string | null;
        };
        /** @description 'Información al momento de decidir' cuando se dio un paso. */
        readonly DecisionDelCasoVista: {
            /** @description Número de la orden, del pago o del pagaré; si no, código del plan. */
            readonly clave: string;
            /** Format: date-time */
            readonly fecha: Instante;
            /** Format: int32 */
            readonly id: number;
            /** @description Por qué se siguió aunque una regla no se cumplía; null = todas se cumplían. */
            readonly motivo: string | null;
            readonly paso: components["schemas"]["PasoDelCasoVista"];
            readonly quien: string | null;
            readonly reglas: readonly components["schemas"]["ReglaSabidaVista"][];
        };
        readonly DecisionDeOperacion: {
            /** @description Por qué se reporta, o por qué no. */
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly DecisionesDelCasoVista: {
            /** @description La más nueva primero. */
            readonly decisiones: readonly components["schemas"]["DecisionDelCasoVista"][];
            /** @description Código del plan: '01-M001-12'. */
            readonly id: string;
        };
        /** @description Lo que espera que alguien lo decida. */
        readonly DecisionVista: {
            readonly cedula: string;
            readonly clase: components["schemas"]["ClaseDePendiente"];
            /**
             * Format: int32
             * @description Número de lo que se decide: de la orden, del pagaré, de la carpeta.
             */
            readonly clave: number;
            /** @description Rol al que se le pide decidir. */
            readonly decide: components["schemas"]["Rol"];
            /** Format: date-time */
            readonly desde: Instante;
            /**
             * Format: int32
             * @description Días hábiles que lleva esperando.
             */
            readonly diasDeEspera: number;
            /** @description Ruta de la pantalla, sin el prefijo del rol. */
            readonly enlace: string | null;
            /** @description 'Carpeta en riesgo', 'Orden de compra'. */
            readonly etiquetaClase: string;
            /** Format: int32 */
            readonly id: number;
            /** @description Código del plan; de lo que tiene varios, el primero. */
            readonly idCodigo: string;
            /** Format: double */
            readonly monto: number | null;
            readonly nombreCliente: string;
            /** @description Lo que conviene saber antes: que la carpeta se envió incompleta. */
            readonly nota: string | null;
            /**
             * Format: int32
             * @description Cuántos planes tiene.
             */
            readonly planes: number;
            readonly producto: string;
            /** @description Quién lo envió o lo creó. */
            readonly solicitante: string | null;
        };
        /** @description RIE-002: lo que el parámetro es. */
        readonly DefinicionDeParametro: {
            readonly detalle: string | null;
            readonly nombre: string;
            /**
             * Format: double
             * @description Puntos que da cuando se cumple.
             */
            readonly valor: number;
        };
        /** @description El registro entero, como se leyó. */
        readonly DelegacionCambio: {
            /**
             * @description Usuario que lo reemplaza.
             * @example riesgo2
             */
            readonly delegado: string;
            /**
             * Format: date
             * @description Desde.
             * @example 2026-04-06
             */
            readonly desde: Fecha;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: date
             * @description Hasta.
             * @example 2026-04-20
             */
            readonly hasta: Fecha;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * @description Motivo.
             * @example Vacaciones
             */
            readonly motivo: string;
            /**
             * @description Usuario ausente.
             * @example riesgo
             */
            readonly titular: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly DelegacionEliminada: {
            readonly delegado: string | null;
            readonly desde: string | null;
            readonly eliminado: boolean;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            readonly hasta: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly motivo: string | null;
            readonly titular: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly DelegacionNueva: {
            /**
             * @description Usuario que lo reemplaza.
             * @example riesgo2
             */
            readonly delegado: string;
            /**
             * Format: date
             * @description Desde.
             * @example 2026-04-06
             */
            readonly desde: Fecha;
            /**
             * Format: date
             * @description Hasta.
             * @example 2026-04-20
             */
            readonly hasta: Fecha;
            /**
             * @description Motivo.
             * @example Vacaciones
             */
            readonly motivo: string;
            /**
             * @description Usuario ausente.
             * @example riesgo
             */
            readonly titular: string;
        };
        /** @description El límite de una persona, prestado a otra por unos días; el primero y el último incluidos. */
        readonly DelegacionVista: {
            /** @description Usuario que lo reemplaza. */
            readonly delegado: string | null;
            /**
             * Format: date
             * @description Desde.
             */
            readonly desde: Fecha | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /**
             * Format: date
             * @description Hasta.
             */
            readonly hasta: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Motivo. */
            readonly motivo: string | null;
            /** @description Usuario ausente. */
            readonly titular: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly DeleteCalls: {
            readonly "/ausencia/{id}": {
                readonly answer: components["schemas"]["AusenciaEliminada"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/borrador/{formulario}/{clave}/{seccion}": {
                readonly answer: null;
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                    readonly formulario: string;
                    readonly seccion: string;
                };
            };
            readonly "/concesionario/{id}": {
                readonly answer: components["schemas"]["ConcesionarioEliminado"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/delegacion/{id}": {
                readonly answer: components["schemas"]["DelegacionEliminada"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/dispositivo/{id}": {
                readonly answer: components["schemas"]["DispositivoEliminado"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ejecutivo-concesionario/{id}": {
                readonly answer: components["schemas"]["EjecutivoConcesionarioEliminado"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/formato-reporte/{id}": {
                readonly answer: components["schemas"]["FormatoDeReporteEliminado"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/interviniente/{idCodigo}/{rol}": {
                readonly answer: components["schemas"]["IntervinienteVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                    readonly rol: components["schemas"]["RolDeIntervinienteVista"];
                };
            };
            readonly "/limite/{id}": {
                readonly answer: components["schemas"]["LimiteEliminado"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/plazo/{id}": {
                readonly answer: components["schemas"]["PlazoEliminado"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/referencia/{id}": {
                readonly answer: components["schemas"]["ReferenciaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/regla-adjudicacion/{id}": {
                readonly answer: components["schemas"]["ReglaAdjudicacionEliminada"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/vista-guardada/{id}": {
                readonly answer: components["schemas"]["VistaEliminada"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
        };
        /** @enum {string} */
        readonly DepartamentoDeConcesionario: "Vendedor" | "Jefatura" | "Financiero";
        readonly DepartamentoVista: {
            readonly asignable: boolean;
            readonly codigo: string;
            readonly id: string;
            readonly nombre: string | null;
        };
        /** @description EST-535…539. Los campos de solo lectura se ignoran. */
        readonly DepositarioCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /**
             * @description Apellidos.
             * @example Muñoz Yépez
             */
            readonly apellidos: string;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string;
            /**
             * @description Dirección.
             * @example Av. Amazonas N34-120
             */
            readonly direccion: string;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /**
             * @description Cédula.
             * @example 1712345678
             */
            readonly identificacion: string;
            /**
             * @description Nombres.
             * @example Íñigo
             */
            readonly nombres: string;
            /** @description Teléfono de contacto. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. */
            readonly telefono: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. 0 = primera vez.
             */
            readonly version?: number;
        };
        /** @description EST-534: depositario del bien de un plan. Vacío = null. */
        readonly DepositarioVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly "guardar"[];
            /** @description Apellidos. */
            readonly apellidos: string | null;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string | null;
            /** @description Dirección. */
            readonly direccion: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** @description Clave del plan '01-M001-12', o de la solicitud '01-M001-12-titular'. */
            readonly id: string;
            /** @description Cédula. */
            readonly identificacion: string | null;
            /** @description Nombres. */
            readonly nombres: string | null;
            /** @description Teléfono de contacto. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly telefono: string | null;
            /**
             * Format: int32
             * @description 0 = todavía no se guardó.
             */
            readonly version: number;
        };
        readonly DerechoNuevo: {
            /** @description Cómo se comprobó su identidad. */
            readonly comprobacion: string;
            /** @description De una rectificación, y solo de ella: qué dato está equivocado. */
            readonly dato?: components["schemas"]["DatoRectificable"];
            /** @description Cédula, RUC o pasaporte de alguien de quien se guardan datos. */
            readonly identificacion: string;
            /**
             * Format: date
             * @description Día en que ingresó; no después de hoy.
             */
            readonly ingreso: Fecha;
            readonly pedido: string;
            /** @description Con qué lo prueba: el documento que presentó, o lo que consta. */
            readonly prueba?: string;
            readonly tipo: components["schemas"]["TipoDeDerecho"];
            /** @description Lo correcto según la persona, escrito como en la solicitud de compra. */
            readonly valor?: string;
        };
        /** @description Lo que una persona pidió sobre sus datos, y lo que se le respondió. */
        readonly DerechoVista: {
            readonly acciones: readonly components["schemas"]["AccionDeDerecho"][];
            /** @description Cómo se comprobó la identidad de quien pide. */
            readonly comprobacion: string;
            /** Format: date-time */
            readonly creadaEn: Instante;
            readonly creadaPor: string | null;
            /** @description De una rectificación: qué dato está equivocado, qué decía, qué es lo correcto y con qué se probó. */
            readonly dato: components["schemas"]["DatoRectificable"] | null;
            /** Format: date-time */
            readonly decididaEn: Instante | null;
            readonly decididaPor: string | null;
            /**
             * Format: int32
             * @description Días que quedan; negativos: está vencida; vacío: ya se respondió.
             */
            readonly dias: number | null;
            readonly estado: components["schemas"]["EstadoDeDerecho"];
            /** Format: date-time */
            readonly exportadaEn: Instante | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Cédula, RUC o pasaporte. */
            readonly identificacion: string;
            /**
             * Format: date
             * @description Día en que ingresó.
             */
            readonly ingreso: Fecha;
            /** Format: date-time */
            readonly levantadaEn: Instante | null;
            /** @description De una suspensión: quién la levantó. */
            readonly levantadaPor: string | null;
            readonly motivoLevantamiento: string | null;
            /** @description Como se llamaba al pedir. */
            readonly nombre: string;
            /** @description En sus palabras. */
            readonly pedido: string;
            readonly prueba: string | null;
            /** @description Lo que se le respondió, o por qué se negó. */
            readonly respuesta: string | null;
            /** @description SHA-256 del último archivo que se entregó. */
            readonly sha256: string | null;
            readonly tipo: components["schemas"]["TipoDeDerecho"];
            readonly valor: string | null;
            /** @description Lo que dice hoy; solo al leer una solicitud. */
            readonly valorActual?: string | null;
            readonly valorAnterior: string | null;
            /**
             * Format: date
             * @description Último día del plazo de la ley.
             */
            readonly vence: Fecha;
            /** Format: int32 */
            readonly version: number;
        };
        readonly DescarteDeCorreo: {
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly DescarteDeEnvio: {
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly DescarteDeFormato: {
            /** @description Por qué se descarta. */
            readonly motivo: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description CAP-506, CAP-507: por qué se devuelve la carpeta. */
        readonly DevolucionDeCarpeta: {
            readonly motivo?: string;
            /** @description De la carpeta que se vio. */
            readonly version?: number;
        };
        /** @description Días hábiles desde la adjudicación hasta hoy (ADJ-013): verde hasta 17, rojo desde 18. */
        readonly DiasDeAdjudicacion: {
            /** @description 'verde' o 'rojo'. */
            readonly color: string;
            /** Format: double */
            readonly dias: number;
        };
        /** @description Un total importado que los movimientos no confirman. */
        readonly DiferenciaDeCuenta: {
            /** @description 'saldo' o 'cuotasPagadas'. */
            readonly campo: string;
            /** Format: double */
            readonly importado: number;
            /** Format: double */
            readonly segunMovimientos: number;
        };
        /** @description Un plan cuyos totales importados no coinciden con sus movimientos. */
        readonly DiferenciaDePlan: {
            /** Format: double */
            readonly cuotasPagadas: number;
            /** Format: double */
            readonly cuotasPagadasSegunMovimientos: number;
            /** @description El plan. */
            readonly id: string;
            readonly idCodigo: string;
            /** Format: double */
            readonly saldo: number;
            /** Format: double */
            readonly saldoSegunMovimientos: number;
        };
        /** @description Un dato que no es el de la solicitud. */
        readonly DiferenciaVista: {
            readonly campo: string;
            readonly etiqueta: string;
            /** @description Lo que dice la solicitud. */
            readonly solicitud: string;
        };
        /** @description El dinero que espera una aprobación: un pago es de una orden ya aprobada, así que nada se cuenta dos veces. */
        readonly DineroPorAprobar: {
            /**
             * Format: double
             * @description De las órdenes y los pagos.
             */
            readonly monto: number;
            readonly ordenes: components["schemas"]["SumaPorAprobar"];
            readonly pagos: components["schemas"]["SumaPorAprobar"];
        };
        /** @description El registro entero, como se leyó. */
        readonly DispositivoCambio: {
            /** @description Solo lectura; se ignora. */
            readonly concesionario?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly concesionarioId?: number | null;
            /**
             * @description Estado. A: Activo; I: Inactivo.
             * @enum {string}
             */
            readonly estado: "A" | "I";
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * @description Nombre.
             * @example Rastreo satelital básico
             */
            readonly nombre: string;
            /**
             * @description Valor. Hasta dos decimales.
             * @example 380
             */
            readonly valor: number;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description El dispositivo de un medio, también como se leyó. */
        readonly DispositivoComoSeLeyo: {
            /** @description Dispositivo. */
            readonly id: number;
            /** @description Solo lectura; se ignora. */
            readonly nombre?: string;
            /** @description Valor del dispositivo. Hasta dos decimales. */
            readonly valor: number;
        };
        /** @description MED-505: un dispositivo del medio con el valor acordado. */
        readonly DispositivoDeMedio: {
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            /**
             * Format: double
             * @description El que se acordó para este medio.
             */
            readonly valor: number;
        };
        readonly DispositivoEliminado: {
            readonly concesionario: string | null;
            /**
             * Format: int32
             * @description Null: de antes de que los dispositivos fueran de un concesionario.
             */
            readonly concesionarioId: number | null;
            readonly eliminado: boolean;
            readonly estado: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string | null;
            /** Format: double */
            readonly valor: number | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description MED-505: un dispositivo que el medio incluye. */
        readonly DispositivoEnviado: {
            /** @description Dispositivo. */
            readonly id: number;
            /** @description Valor del dispositivo. Hasta dos decimales. */
            readonly valor: number;
        };
        readonly DispositivoNuevo: {
            /** Format: int32 */
            readonly concesionarioId: number;
            /**
             * @description Estado. A: Activo; I: Inactivo.
             * @enum {string}
             */
            readonly estado: "A" | "I";
            /**
             * @description Nombre.
             * @example Rastreo satelital básico
             */
            readonly nombre: string;
            /**
             * @description Valor. Hasta dos decimales.
             * @example 380
             */
            readonly valor: number;
        };
        /** @description CON-510, MED-535: dispositivo de rastreo. Montos en dólares. */
        readonly DispositivoVista: {
            readonly concesionario: string | null;
            /**
             * Format: int32
             * @description Null: de antes de que los dispositivos fueran de un concesionario.
             */
            readonly concesionarioId: number | null;
            /** @description Estado. A: Activo; I: Inactivo. */
            readonly estado: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Nombre. */
            readonly nombre: string | null;
            /** @description Valor. Hasta dos decimales. */
            readonly valor: number | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Un documento del listado y de quién es. */
        readonly DocumentoDePrevio: {
            /**
             * Format: double
             * @description 1 cliente, 2 su cónyuge, 3 garante, 4 su cónyuge, 5 depositario.
             */
            readonly dueno: number;
            readonly nombre: string;
        };
        /** @description DOC-004: un plan adjudicado en el visor de documentos. */
        readonly DocumentosDeCliente: {
            /** @description 'enviar'. */
            readonly acciones: readonly string[];
            readonly cedula: string;
            readonly codigo: string;
            readonly departamento: string | null;
            /** Format: double */
            readonly documentosListos: number;
            /** Format: double */
            readonly documentosTotal: number;
            readonly ejecutivo: string | null;
            /** @description 'Documentación incompleta' … */
            readonly estado: string;
            /** Format: date */
            readonly fechaAdjudicacion: Fecha;
            readonly grupo: string;
            /** @description idCodigo del plan. */
            readonly id: string;
            /** @description Departamento que tiene la carpeta; null = ninguno todavía. */
            readonly idDepartamento: string | null;
            /** @description Por qué no se envía a riesgo; null = se puede. */
            readonly motivoNoEnviar: string | null;
            readonly nombreCompleto: string;
            /** @description 'Motor Plan'. */
            readonly nombreProducto: string;
            readonly producto: string;
            /**
             * Format: int32
             * @description De la carpeta.
             */
            readonly version: number;
        };
        /** @description DOC-028, DOC-500: un documento de la lista de un plan. */
        readonly DocumentoVista: {
            /** @description Lo que este usuario puede hacer ahora: 'ver', 'subir', 'aceptar', 'rechazar'. */
            readonly acciones: readonly string[];
            /** @description Falso = la lista ya no lo pide; lo subido se conserva. */
            readonly aplica: boolean;
            readonly decididoDepartamento: string | null;
            /** Format: date-time */
            readonly decididoEn: Instante | null;
            readonly decididoPor: string | null;
            /**
             * Format: double
             * @description 1 cliente, 2 su cónyuge, 3 garante, 4 su cónyuge, 5 depositario.
             */
            readonly dueno: number;
            /** @description null pendiente, false incorrecto, true correcto. */
            readonly estado: boolean | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Identificación de la persona; null mientras no se conoce. */
            readonly identificacion: string | null;
            /**
             * Format: double
             * @description Bytes.
             */
            readonly longitud: number | null;
            /** @description Como lo nombró quien lo subió. */
            readonly nombreArchivo: string | null;
            /** @description Con el que se descarga: 'Documento_1710034065_Planilla_01-M001-12.pdf'. */
            readonly nombreDescarga: string | null;
            /** @description Motivo del rechazo vigente. */
            readonly observaciones: string | null;
            /**
             * Format: double
             * @description Lugar en el PDF unido de la carpeta.
             */
            readonly orden: number;
            /** Format: double */
            readonly paginas: number | null;
            /** @description Nombre de la persona; null mientras no se conoce. */
            readonly persona: string | null;
            /** @description idCodigo del plan: '01-M001-12'. */
            readonly plan: string;
            /** @description De una persona que ya no consta en el plan. */
            readonly reemplazado: boolean;
            /** @description Dirección del archivo actual dentro de la API: 'documento/17/archivo?version=2'; null = nada subido. */
            readonly ruta: string | null;
            /** Format: date-time */
            readonly subidoEn: Instante | null;
            readonly subidoPor: string | null;
            readonly tipo: components["schemas"]["TipoDeDocumentoVista"];
            /** @description 'application/pdf', 'image/jpeg' … */
            readonly tipoArchivo: string | null;
            /** @description 'Cliente', 'ConyugeCliente', 'Garante', 'ConyugeGarante' o 'Depositario'. */
            readonly tipoPersona: string;
            /** Format: int32 */
            readonly version: number;
            /**
             * Format: int32
             * @description Número de la última versión; 0 = nada subido.
             */
            readonly versionArchivo: number;
        };
        /** @description LEG-603. Los campos de solo lectura se ignoran. */
        readonly EdicionDeBloque: {
            /** @description Solo lectura; se ignora. */
            readonly bloque?: string;
            /** @description Solo lectura; se ignora. */
            readonly faltan?: readonly string[];
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly formatoNumero?: number | null;
            /** @description La que se leyó con el texto propuesto. */
            readonly huella?: string;
            /** @description Solo lectura; se ignora. */
            readonly propuesto?: string | null;
            /** @description Texto enriquecido: párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita. */
            readonly texto: string;
            /**
             * Format: int32
             * @description La del bloque que se leyó; equivale a If-Match.
             */
            readonly version?: number;
            /** @description Solo lectura; se ignora. */
            readonly versiones?: readonly components["schemas"]["TextoDeBloque"][];
        };
        /** @description Uno de la lista. */
        readonly EjecutivoComoSeLeyo: {
            /** Format: int32 */
            readonly id: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description El registro entero, como se leyó. */
        readonly EjecutivoConcesionarioCambio: {
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly concesionarioId?: number;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string;
            /**
             * @description Departamento. Vendedor: Vendedor; Jefatura: Jefe de ventas; Financiero: Jefe Financiero.
             * @enum {string}
             */
            readonly departamento: "Vendedor" | "Jefatura" | "Financiero";
            /**
             * @description Estado. A: Activo; I: Inactivo.
             * @enum {string}
             */
            readonly estado: "A" | "I";
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * @description Nombre.
             * @example Íñigo Muñoz
             */
            readonly nombre: string;
            /**
             * @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan.
             * @example 0991234567
             */
            readonly telefono: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly EjecutivoConcesionarioEliminado: {
            /** Format: int32 */
            readonly concesionarioId: number;
            readonly correo: string | null;
            readonly departamento: string | null;
            readonly eliminado: boolean;
            readonly estado: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string | null;
            readonly telefono: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly EjecutivoConcesionarioNuevo: {
            /** Format: int32 */
            readonly concesionarioId: number;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string;
            /**
             * @description Departamento. Vendedor: Vendedor; Jefatura: Jefe de ventas; Financiero: Jefe Financiero.
             * @enum {string}
             */
            readonly departamento: "Vendedor" | "Jefatura" | "Financiero";
            /**
             * @description Estado. A: Activo; I: Inactivo.
             * @enum {string}
             */
            readonly estado: "A" | "I";
            /**
             * @description Nombre.
             * @example Íñigo Muñoz
             */
            readonly nombre: string;
            /**
             * @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan.
             * @example 0991234567
             */
            readonly telefono: string;
        };
        /** @description CON-508, CON-509: un ejecutivo de un concesionario. */
        readonly EjecutivoConcesionarioVista: {
            /** Format: int32 */
            readonly concesionarioId: number;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string | null;
            /** @description Departamento. Vendedor: Vendedor; Jefatura: Jefe de ventas; Financiero: Jefe Financiero. */
            readonly departamento: string | null;
            /** @description Estado. A: Activo; I: Inactivo. */
            readonly estado: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Nombre. */
            readonly nombre: string | null;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly telefono: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly EjecutivoDeAdjudicacion: {
            /** Format: double */
            readonly idSaad: number;
            readonly nombre: string;
        };
        readonly EjecutivoDeMedio: {
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
        };
        readonly EjecutivoElegible: {
            readonly departamento: components["schemas"]["DepartamentoDeConcesionario"];
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
        };
        /** @description CON-520: los que se eligieron, cada uno en la versión que se leyó. */
        readonly EjecutivosPorBorrar: {
            readonly ejecutivos: readonly components["schemas"]["EjecutivoComoSeLeyo"][];
        };
        /** @description Un ejecutivo activo, para elegirlo. */
        readonly EjecutivoVista: {
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly idSaad: number;
            /** @description 'Luis Chicaiza'. */
            readonly nombre: string;
            /**
             * Format: int32
             * @description Planes adjudicados sin entregar que atiende.
             */
            readonly planes: number;
            readonly role: string;
            /**
             * Format: int32
             * @description Sus tareas abiertas hasta el domingo, con las vencidas.
             */
            readonly tareasDeSemana: number;
            readonly usuario: string;
        };
        readonly EnlaceDeAsambleaNuevo: {
            /** @description '' lo quita. */
            readonly enlace: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Lo que tendría el archivo si se generara ahora. */
        readonly EnsayoDeReporte: {
            readonly controles: readonly components["schemas"]["ControlVista"][];
            readonly faltantes: readonly components["schemas"]["FaltanteVista"][];
            /** Format: int32 */
            readonly filas: number;
            /** @description Las primeras. */
            readonly filasIncompletas: readonly components["schemas"]["FilaIncompleta"][];
            /** Format: date */
            readonly formatoDesde: Fecha;
            /** Format: int32 */
            readonly formatoId: number;
            /** Format: int32 */
            readonly incompletas: number;
            readonly organismo: components["schemas"]["Organismo"];
            readonly periodo: string;
            /** @description false: el período no ha terminado. */
            readonly terminado: boolean;
            readonly totales: readonly components["schemas"]["TotalDeColumna"][];
            /**
             * Format: int32
             * @description Del último archivo del período; 0: no hay ninguno.
             */
            readonly ultimaVersion: number;
        };
        /** @description CAR-524: el día en que se entregó el bien. */
        readonly EntregaDeBien: {
            /** @description Huella de las reglas que se vieron: si cambiaron, no se actúa. Sin ella no se compara. */
            readonly base?: string;
            /** @description Reglas que no se cumplen y que quien actúa acepta. */
            readonly confirma?: readonly components["schemas"]["CodigoDeReglaVista"][];
            /**
             * Format: date
             * @description De los últimos cinco años, hasta hoy.
             */
            readonly fecha: Fecha;
            /** @description Por qué sigue; obligatorio si una regla no se cumple. */
            readonly motivo?: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly EnvioDeCarpeta: {
            /** @description Se vio lo que falta y se envía así; sin esto una carpeta incompleta no se envía. */
            readonly aceptaIncompleta?: boolean;
            /**
             * Format: int32
             * @description De la carpeta que se vio.
             */
            readonly version?: number;
        };
        /** @description MED-518: la versión del medio que se envía. */
        readonly EnvioDeMedio: {
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly EnvioDePagare: {
            /** Format: int32 */
            readonly version?: number;
        };
        /** @description Un aviso de un evento a un sistema, y su entrega. */
        readonly EnvioEventoVista: {
            readonly acciones: readonly components["schemas"]["AccionDeEnvio"][];
            /** @description El identificador que recibe el otro sistema, el mismo en cada intento. */
            readonly clave: string;
            /** @description El de la respuesta ('503') o del programa ('ECONNREFUSED'). */
            readonly codigo: string | null;
            /** Format: date-time */
            readonly creadoEn: Instante;
            /** Format: date-time */
            readonly entregadoEn: Instante | null;
            readonly estado: components["schemas"]["EstadoDeEnvio"];
            /** @description Tipo de evento, o PRUEBA. */
            readonly evento: string;
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly intentos: number;
            /**
             * Format: double
             * @description Cuánto tardó el último intento.
             */
            readonly milisegundos: number | null;
            readonly nombreEvento: string;
            /** Format: date-time */
            readonly ocurridoEn: Instante;
            readonly plan: string | null;
            /**
             * Format: date-time
             * @description Solo de los pendientes.
             */
            readonly proximoIntento: Instante | null;
            readonly recurso: string;
            readonly recursoId: string;
            /** @description Lo que dijo el otro sistema. */
            readonly respuesta: string | null;
            readonly suscripcion: string;
            /** Format: int32 */
            readonly suscripcionId: number;
            /** Format: date-time */
            readonly ultimoIntento: Instante | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly EnviosReenviados: {
            /** Format: double */
            readonly cantidad: number;
        };
        readonly ErrorDeImportacion: {
            readonly columna: string | null;
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly linea: number;
            readonly mensaje: string;
            /** @description De quién es la fila, con las palabras del archivo. */
            readonly registro: string | null;
            /** @description Lo escrito en la celda. */
            readonly valor: string | null;
        };
        /** @enum {string} */
        readonly EstadoDeAdenda: "P" | "A" | "R" | "X";
        /** @description 'P' pendiente, 'A' aprobada, 'R' no aprobada, 'X' anulada. */
        readonly EstadoDeAdendaVista: components["schemas"]["EstadoDeAdenda"];
        /**
         * @description MED-511: state of a vehicle, as it is stored, sent and shown.
         * @enum {string}
         */
        readonly EstadoDeBien: "Nuevo" | "Usado";
        /** @enum {string} */
        readonly EstadoDeCarta: "pendiente" | "generada" | "realizada";
        /** @description 'pendiente' sin carta; 'generada' con carta, por entregar; 'realizada' entregada. */
        readonly EstadoDeCartaVista: components["schemas"]["EstadoDeCarta"];
        /** @enum {string} */
        readonly EstadoDeClave: "vigente" | "vencida" | "revocada";
        /** @enum {string} */
        readonly EstadoDeCoincidencia: "por-revisar" | "descartada" | "confirmada";
        /** @enum {string} */
        readonly EstadoDeContrato: "P" | "A" | "R";
        /** @description 'P' pendiente, 'A' aprobado, 'R' no aprobado. */
        readonly EstadoDeContratoVista: components["schemas"]["EstadoDeContrato"];
        /** @enum {string} */
        readonly EstadoDeCorreo: "pendiente" | "enviado" | "fallido" | "descartado";
        /** @enum {string} */
        readonly EstadoDeDerecho: "recibida" | "atendida" | "negada" | "levantada";
        /** @enum {string} */
        readonly EstadoDeEnvio: "pendiente" | "fallido" | "descartado" | "entregado";
        /** @enum {string} */
        readonly EstadoDeLinea: "sinLista" | "sinArchivo" | "rechazado" | "pendiente" | "incorrecto" | "correcto";
        /** @description 'sinLista': el listado del plan no lo tiene. 'rechazado': por riesgo. */
        readonly EstadoDeLineaVista: components["schemas"]["EstadoDeLinea"];
        /** @enum {string} */
        readonly EstadoDeMedio: "enviado" | "espera" | "aprobado" | "rechazado";
        /** @description 'espera' todavía no enviado; 'enviado' lo tiene riesgo; 'aprobado' y 'rechazado' los decide riesgo. */
        readonly EstadoDeMedioVista: components["schemas"]["EstadoDeMedio"];
        /** @enum {string} */
        readonly EstadoDeOperacionInusual: "por-decidir" | "reportada" | "archivada";
        /** @enum {string} */
        readonly EstadoDeOrden: "pendiente" | "aprobada" | "anulada";
        /** @description 'pendiente' → 'aprobada' → 'anulada', o 'pendiente' → 'anulada'; anulada es final. */
        readonly EstadoDeOrdenVista: components["schemas"]["EstadoDeOrden"];
        /** @enum {string} */
        readonly EstadoDePagare: "P" | "A" | "R" | "X";
        /** @description P pendiente, A aprobado, R no aprobado, X anulado. */
        readonly EstadoDePagareVista: components["schemas"]["EstadoDePagare"];
        /** @enum {string} */
        readonly EstadoDePago: "pendiente" | "aprobado" | "anulado";
        /** @description 'pendiente' → 'aprobado' o 'anulado', una sola vez. */
        readonly EstadoDePagoVista: components["schemas"]["EstadoDePago"];
        /** @enum {string} */
        readonly EstadoDePapel: "emitido" | "firmado" | "anulado";
        /** @description Emitido, firmado (con su copia firmada) o anulado. */
        readonly EstadoDePapelVista: components["schemas"]["EstadoDePapel"];
        /** @enum {string} */
        readonly EstadoDePaso: "hecho" | "enCurso" | "porHacer";
        /** @description El plan en la página de estado del cliente: lo que deciden pestañas, botones y avance (EST-500…511, EST-560, CLI-029). */
        readonly EstadoDePlan: {
            readonly adjudicado: boolean;
            /** @description Asignado a otro ejecutivo. */
            readonly ajeno: boolean;
            /** @description null = el plan no está adjudicado. */
            readonly carpeta: components["schemas"]["CarpetaDePlan"] | null;
            /** @description Puesto dentro del grupo. */
            readonly codigo: string;
            /** @description Con bien o sin bien (EST-523); null = no adjudicado. */
            readonly conBien: boolean | null;
            /** Format: double */
            readonly cuotasOfertadas: number | null;
            /** Format: double */
            readonly cuotasPagadas: number;
            /** Format: double */
            readonly cuotasTotales: number;
            /** Format: double */
            readonly cuotasVencidas: number;
            /** @description Vacío = los totales importados coinciden con los movimientos. */
            readonly diferencias: readonly components["schemas"]["DiferenciaDeCuenta"][];
            readonly ejecutivo: string | null;
            /** @description De la solicitud del titular; antes de guardarla, de la persona. */
            readonly estadoCivil: string | null;
            /** @description 'A' = activo. */
            readonly estadoPlan: string;
            /** @description Vacío hasta 'Generar Solicitud'. */
            readonly estadoSol: string | null;
            readonly excepcion: boolean;
            readonly faltantes: readonly components["schemas"]["FaltanteDeCarpeta"][];
            /** Format: date */
            readonly fechaAdjudicacion: Fecha | null;
            readonly garante: components["schemas"]["GaranteDePlan"] | null;
            readonly grupo: string;
            readonly id: string;
            readonly idCodigo: string;
            /** @description Departamento que tiene la carpeta; null = ninguno, o sin carpeta. */
            readonly idDepartamento: string | null;
            /**
             * Format: double
             * @description Medio de aprobación que aprobó riesgo: desde entonces se escribe la unidad; null = no hay.
             */
            readonly medioAprobado: number | null;
            /** Format: double */
            readonly monto: number;
            /** @description Por qué no; null = puede. */
            readonly motivoNoEditar: string | null;
            readonly motivoNoEnviar: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos del titular (LOPDP): todo se lee y nada se escribe; null = ninguna. */
            readonly motivoSuspension: string | null;
            /** @description 'Motor Plan'. */
            readonly nombreProducto: string;
            /** Format: double */
            readonly numAprobacion: number | null;
            /** @description 'pagadas/total'. */
            readonly numCuota: string;
            /** @description 'Pagare', 'Contrato', 'Realizado' o 'Ninguno'. */
            readonly porHacer: string;
            /** @description Código del producto: '01'. */
            readonly producto: string;
            readonly puedeEditar: boolean;
            readonly puedeEnviar: boolean;
            /**
             * Format: double
             * @description De cuántas cosas se compone la carpeta completa.
             */
            readonly requisitos: number;
            /**
             * Format: double
             * @description Puntaje; 0 mientras riesgo no lo calcule.
             */
            readonly riesgo: number;
            /**
             * Format: double
             * @description Según los movimientos; el importado mientras no los haya. Negativo = a favor del cliente.
             */
            readonly saldo: number;
            readonly separacionBienes: string | null;
            readonly situacionLaboral: string | null;
            readonly titular: components["schemas"]["TitularDePlan"];
            /** Format: double */
            readonly valorCuota: number;
        };
        /** @enum {string} */
        readonly EstadoDePrenda: "anulada" | "porIngresar" | "ingresada" | "firme";
        /** @description 'porIngresar' → 'ingresada'; con la aprobación del pagaré, 'firme': ya no cambia; con su anulación, 'anulada'. */
        readonly EstadoDePrendaVista: components["schemas"]["EstadoDePrenda"];
        /** @description Si al usuario se le pide un código además de la contraseña. */
        readonly EstadoDeSegundoFactor: {
            readonly activo: boolean;
            /**
             * Format: double
             * @description Códigos de recuperación que sirven todavía.
             */
            readonly codigosDisponibles: number;
            /**
             * Format: date-time
             * @description Instante (UTC) desde el que se pide; `null` si no se pide.
             */
            readonly desde: Instante | null;
        };
        /** @enum {string} */
        readonly EstadoDeSuscripcion: "activa" | "fallando" | "rechazada" | "inactiva";
        /** @enum {string} */
        readonly EstadoDeUnidad: "porEntregar" | "entregada";
        /** @description 'porEntregar' se escribe y corrige; 'entregada' ya no cambia. */
        readonly EstadoDeUnidadVista: components["schemas"]["EstadoDeUnidad"];
        /** @description Un tipo de evento del que otros sistemas pueden ser avisados. */
        readonly EventoTipoVista: {
            /** @description El código que lleva cada aviso. */
            readonly id: string;
            readonly idDepartamento: string;
            /** @description La operación con que se lee de qué se trata. */
            readonly lectura: string;
            readonly nombre: string;
            /** @description El permiso que necesita quien se suscribe. */
            readonly permiso: string;
            /** @description De qué registro es la clave que lleva el aviso. */
            readonly recurso: string;
            /** @description Qué pasó, en una frase. */
            readonly significado: string;
            /**
             * Format: int32
             * @description De la forma del aviso; sube cuando cambia lo que un sistema recibe.
             */
            readonly version: number;
        };
        /** @description Un hecho de la historia de un plan (JOR-504, EST-515). */
        readonly EventoVista: {
            readonly departamento: string | null;
            /**
             * Format: date-time
             * @description Instante, ISO, UTC.
             */
            readonly fecha: Instante;
            /** Format: int32 */
            readonly id: number;
            readonly idCodigo: string;
            readonly idDepartamento: string | null;
            readonly nombreEvento: string;
            readonly observaciones: string | null;
            /** @description De quién se trata: cliente o garante. */
            readonly persona: string | null;
            /** @description 'CARPETA-ENVIADA', '176' … */
            readonly tipo: string;
            /** @description Nombre de quien lo hizo; null = el sistema. */
            readonly usuario: string | null;
        };
        /** @description RIE-003: una excepción de riesgo: quién la dio, cuándo y con qué puntaje. */
        readonly ExcepcionDeRiesgoVista: {
            /** Format: date-time */
            readonly fecha: Instante;
            readonly observacion: string;
            /**
             * Format: double
             * @description Puntaje cuando se dio.
             */
            readonly puntaje: number;
            readonly usuario: string;
        };
        /** @description RIE-020: la excepción que da riesgo y su observación. */
        readonly ExcepcionNueva: {
            /**
             * @description Siempre true: una excepción no se retira.
             * @enum {boolean}
             */
            readonly excepcion: true;
            readonly observacion?: string;
            /** @description La que se leyó; equivale a If-Match. Sin ella no se compara. */
            readonly version?: number;
        };
        /** @description Algo que la carpeta necesita antes de 'Enviar a Riesgo', y dónde se ingresa. */
        readonly FaltanteDeCarpeta: {
            /** @description Campo del formulario. */
            readonly campo?: string;
            /** @description Único en la lista: 'titular.celular'. */
            readonly codigo: string;
            /**
             * @description De quién es la solicitud que se genera para cumplirlo: 'titular' o 'garante'.
             * @enum {string}
             */
            readonly generar?: "titular" | "garante";
            /** @description Código de la pestaña (`?tab=`). */
            readonly pestana: string;
            /** @description Código de la subpestaña (`?sub=`). */
            readonly subpestana: string;
            readonly texto: string;
        };
        readonly FaltanteVista: {
            /** Format: int32 */
            readonly filas: number;
            readonly titulo: string;
        };
        readonly FeriadoVista: {
            /** Format: date */
            readonly fecha: Fecha;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
        };
        /** @description MED-538: la ficha del bien como queda. */
        readonly FichaCambio: {
            /** @description Año. De seis años antes del actual al siguiente. Obligatorio según los demás valores. */
            readonly anio?: number | null;
            /** @description Área (m²). Hasta dos decimales, en m². */
            readonly area?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly bien?: string;
            /** @description Solo lectura; se ignora. */
            readonly canton?: string | null;
            /**
             * @description Cantón. Código de /canton. Obligatorio según los demás valores.
             * @example 1701
             */
            readonly cantonCodigo?: string | null;
            /** @description Chasis. */
            readonly chasis?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly clase?: string | null;
            /**
             * @description Clase. Código de /tipo-vehiculo. Obligatorio según los demás valores.
             * @example AUTOMOVIL
             */
            readonly claseCodigo?: string | null;
            /** @description Color. */
            readonly color?: string | null;
            /** @description Dirección. Obligatorio según los demás valores. */
            readonly direccion?: string | null;
            /**
             * @description Estado. Nuevo: Nuevo; Usado: Usado. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly estadoBien?: "Nuevo" | "Usado" | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly marca?: string | null;
            /** @description Marca. Obligatorio según los demás valores. */
            readonly marcaId?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly modelo?: string | null;
            /** @description Modelo. Obligatorio según los demás valores. */
            readonly modeloId?: number | null;
            /** @description País de origen. Código de /pais. */
            readonly paisOrigen?: string | null;
            /** @description Placa. */
            readonly placa?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly producto?: string;
            /** @description Solo lectura; se ignora. */
            readonly provincia?: string | null;
            /**
             * @description Provincia. Código de /provincia. Obligatorio según los demás valores.
             * @example 17
             */
            readonly provinciaCodigo?: string | null;
            /** @description Registro de la propiedad. */
            readonly registro?: string | null;
            /** @description Serie del motor. */
            readonly serieMotor?: string | null;
            /** @description Tipo. */
            readonly tipo?: string | null;
            /**
             * @description Tipo de inmueble. CASA: Casa; DEPARTAMENTO: Departamento; TERRENO: Terreno; LOCAL: Local comercial; OFICINA: Oficina. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoInmueble?: "CASA" | "DEPARTAMENTO" | "TERRENO" | "LOCAL" | "OFICINA" | null;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description MED-534: la ficha más reciente de un plan. */
        readonly FichaDePlan: {
            readonly ficha: components["schemas"]["FichaVista"] | null;
            readonly medio: components["schemas"]["MedioDePlan"] | null;
        };
        /** @description MED-526, MED-527: los campos del bien del producto; los del otro van vacíos. */
        readonly FichaEnviada: {
            /** @description Año. De seis años antes del actual al siguiente. Obligatorio según los demás valores. */
            readonly anio?: number | null;
            /** @description Área (m²). Hasta dos decimales, en m². */
            readonly area?: number | null;
            /**
             * @description Cantón. Código de /canton. Obligatorio según los demás valores.
             * @example 1701
             */
            readonly cantonCodigo?: string | null;
            /** @description Chasis. */
            readonly chasis?: string | null;
            /**
             * @description Clase. Código de /tipo-vehiculo. Obligatorio según los demás valores.
             * @example AUTOMOVIL
             */
            readonly claseCodigo?: string | null;
            /** @description Color. */
            readonly color?: string | null;
            /** @description Dirección. Obligatorio según los demás valores. */
            readonly direccion?: string | null;
            /**
             * @description Estado. Nuevo: Nuevo; Usado: Usado. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly estadoBien?: "Nuevo" | "Usado" | null;
            /** @description Marca. Obligatorio según los demás valores. */
            readonly marcaId?: number | null;
            /** @description Modelo. Obligatorio según los demás valores. */
            readonly modeloId?: number | null;
            /** @description País de origen. Código de /pais. */
            readonly paisOrigen?: string | null;
            /** @description Placa. */
            readonly placa?: string | null;
            /**
             * @description Provincia. Código de /provincia. Obligatorio según los demás valores.
             * @example 17
             */
            readonly provinciaCodigo?: string | null;
            /** @description Registro de la propiedad. */
            readonly registro?: string | null;
            /** @description Serie del motor. */
            readonly serieMotor?: string | null;
            /** @description Tipo. */
            readonly tipo?: string | null;
            /**
             * @description Tipo de inmueble. CASA: Casa; DEPARTAMENTO: Departamento; TERRENO: Terreno; LOCAL: Local comercial; OFICINA: Oficina. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoInmueble?: "CASA" | "DEPARTAMENTO" | "TERRENO" | "LOCAL" | "OFICINA" | null;
        };
        readonly FichaGuardada: {
            /** Format: int32 */
            readonly id: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description MED-527, MED-537: una ficha para un medio que se generará después. */
        readonly FichaNueva: {
            /** @description Año. De seis años antes del actual al siguiente. Obligatorio según los demás valores. */
            readonly anio?: number | null;
            /** @description Área (m²). Hasta dos decimales, en m². */
            readonly area?: number | null;
            /**
             * @description Cantón. Código de /canton. Obligatorio según los demás valores.
             * @example 1701
             */
            readonly cantonCodigo?: string | null;
            readonly cedula: string;
            /** @description Chasis. */
            readonly chasis?: string | null;
            /**
             * @description Clase. Código de /tipo-vehiculo. Obligatorio según los demás valores.
             * @example AUTOMOVIL
             */
            readonly claseCodigo?: string | null;
            /** @description Color. */
            readonly color?: string | null;
            /** @description Dirección. Obligatorio según los demás valores. */
            readonly direccion?: string | null;
            /**
             * @description Estado. Nuevo: Nuevo; Usado: Usado. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly estadoBien?: "Nuevo" | "Usado" | null;
            /** @description Marca. Obligatorio según los demás valores. */
            readonly marcaId?: number | null;
            /** @description Modelo. Obligatorio según los demás valores. */
            readonly modeloId?: number | null;
            /** @description País de origen. Código de /pais. */
            readonly paisOrigen?: string | null;
            /** @description Placa. */
            readonly placa?: string | null;
            /** @description De 1 a 4 códigos de planes adjudicados del cliente, del mismo producto. */
            readonly planes: readonly components["schemas"]["CodigoDePlan"][];
            /**
             * @description Provincia. Código de /provincia. Obligatorio según los demás valores.
             * @example 17
             */
            readonly provinciaCodigo?: string | null;
            /** @description Registro de la propiedad. */
            readonly registro?: string | null;
            /** @description Serie del motor. */
            readonly serieMotor?: string | null;
            /** @description Tipo. */
            readonly tipo?: string | null;
            /**
             * @description Tipo de inmueble. CASA: Casa; DEPARTAMENTO: Departamento; TERRENO: Terreno; LOCAL: Local comercial; OFICINA: Oficina. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoInmueble?: "CASA" | "DEPARTAMENTO" | "TERRENO" | "LOCAL" | "OFICINA" | null;
        };
        /** @description MED-526, MED-527: ficha del bien; los datos del otro tipo de bien son null. */
        readonly FichaVista: {
            /** @description Año. De seis años antes del actual al siguiente. */
            readonly anio: number | null;
            /** @description Área (m²). Hasta dos decimales, en m². */
            readonly area: number | null;
            /** @description La misma ficha en una línea. */
            readonly bien: string;
            readonly canton: string | null;
            /** @description Cantón. Código de /canton. */
            readonly cantonCodigo: string | null;
            /** @description Chasis. */
            readonly chasis: string | null;
            /** @description Nombre de la clase. */
            readonly clase: string | null;
            /** @description Clase. Código de /tipo-vehiculo. */
            readonly claseCodigo: string | null;
            /** @description Color. */
            readonly color: string | null;
            /** @description Dirección. */
            readonly direccion: string | null;
            /** @description Estado. Nuevo: Nuevo; Usado: Usado. */
            readonly estadoBien: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly marca: string | null;
            /** @description Marca. */
            readonly marcaId: number | null;
            readonly modelo: string | null;
            /** @description Modelo. */
            readonly modeloId: number | null;
            /** @description País de origen. Código de /pais. */
            readonly paisOrigen: string | null;
            /** @description Placa. */
            readonly placa: string | null;
            readonly producto: string;
            readonly provincia: string | null;
            /** @description Provincia. Código de /provincia. */
            readonly provinciaCodigo: string | null;
            /** @description Registro de la propiedad. */
            readonly registro: string | null;
            /** @description Serie del motor. */
            readonly serieMotor: string | null;
            /** @description Tipo. */
            readonly tipo: string | null;
            /** @description Tipo de inmueble. CASA: Casa; DEPARTAMENTO: Departamento; TERRENO: Terreno; LOCAL: Local comercial; OFICINA: Oficina. */
            readonly tipoInmueble: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una fila del tablero (TAB-514). Montos en dólares. */
        readonly FilaDelTableroVista: {
            /** @description 'Sorteo', 'Oferta' o 'Entrega'. */
            readonly adjudicadoPor: string;
            /** @description 'Nuevo', 'Usado', 'Departamento', 'Sin registrar'; null = la cifra no lo cuenta. */
            readonly bien: string | null;
            /** @description Lo que cambió después: retiro, reasignación o corrección del acta. */
            readonly cambio: string | null;
            readonly cedula: string;
            readonly ciudad: string | null;
            /** @description Código del plan: '01-M001-12'. */
            readonly codigo: string;
            /**
             * Format: double
             * @description Entre la adjudicación y la fecha; null = la cifra no los cuenta.
             */
            readonly diasCalendario: number | null;
            /**
             * Format: double
             * @description Hasta la entrega desde la adjudicación, o hasta el paso desde el anterior; null = la cifra no los cuenta.
             */
            readonly diasHabiles: number | null;
            readonly ejecutivo: string | null;
            /** @description Departamento que tiene la carpeta. */
            readonly etapa: string | null;
            /** @description Pasos cumplidos: 'Carpeta aprobada (03/02/2026)'. */
            readonly eventos: readonly string[];
            /**
             * Format: date
             * @description De lo que cuenta la cifra: la entrega, el paso o la adjudicación.
             */
            readonly fecha: Fecha;
            /** Format: date */
            readonly fechaAdjudicacion: Fecha;
            readonly grupo: string;
            /** @description El paso que cuenta la cifra; en las de adjudicaciones, el último que se cumplió. */
            readonly hito: string | null;
            readonly id: string;
            /** Format: double */
            readonly monto: number;
            readonly nombreCliente: string;
            /** Format: double */
            readonly numeroAsamblea: number;
            /**
             * Format: double
             * @description Movimientos de oferta pagados; null = no hay.
             */
            readonly pagoOferta: number | null;
            readonly puesto: string;
            readonly supervisor: string | null;
            /** Format: double */
            readonly valorCuota: number;
            /**
             * Format: double
             * @description null = no hay movimiento de inscripción.
             */
            readonly valorInscripcion: number | null;
            /**
             * Format: double
             * @description Cuotas ofertadas por su valor; null = no se adjudicó por oferta.
             */
            readonly valorOferta: number | null;
            readonly vendedor: string | null;
        };
        /** @description Algo por hacer: un acto, las tareas que lo piden, o las dos cosas. */
        readonly FilaDeTrabajo: {
            /** @description Lo que hay que hacer: 'Aprobar orden de compra'. */
            readonly acto: string;
            /**
             * Format: int32
             * @description Días hábiles de atraso; 0 = a tiempo.
             */
            readonly atraso: number;
            readonly cedula: string;
            /**
             * Format: int32
             * @description Clave de lo que se decide.
             */
            readonly clave: number | null;
            /** @description La persona ausente que la tiene, y a quien reemplaza quien pregunta; null = es suya, o de nadie. */
            readonly colega: string | null;
            /** @description Qué se decide; null = no es una decisión. */
            readonly decision: components["schemas"]["ClaseDePendiente"] | null;
            /**
             * Format: date
             * @description Desde cuándo está por hacer.
             */
            readonly desde: Fecha;
            /**
             * Format: int32
             * @description Días hábiles desde entonces.
             */
            readonly dias: number;
            /** @description Ruta de la pantalla donde se hace, sin el prefijo del rol; null = no tiene, o no puede abrirla. */
            readonly enlace: string | null;
            /** @description Quién lo tiene; null = quien pregunta. */
            readonly esperaA: string | null;
            /** @description 'vencido', 'hoy', 'semana', 'despues', o 'espera': le toca a otra persona. */
            readonly grupo: components["schemas"]["GrupoDeTrabajo"];
            readonly id: string;
            readonly idCodigo: string;
            /** Format: double */
            readonly monto: number | null;
            readonly nombreCliente: string;
            /**
             * Format: int32
             * @description De cuántos planes es.
             */
            readonly planes: number;
            /**
             * Format: int32
             * @description La tarea que lo pide; null = ninguna.
             */
            readonly tarea: number | null;
            /** @description null = no consta, o no puede leer clientes. */
            readonly telefono: string | null;
            /**
             * Format: date
             * @description Último día a tiempo: el de la tarea o, si ninguna lo pide, el de la promesa de entrega.
             */
            readonly vence: Fecha;
        };
        /** @description Una fila a la que le faltan datos obligatorios. */
        readonly FilaIncompleta: {
            /** @description Código del plan; vacío: la fila es de una persona. */
            readonly contrato: string | null;
            /** @description Encabezados de las columnas sin dato, o con un texto demasiado largo. */
            readonly faltan: readonly string[];
            /** @description Del cliente. */
            readonly identificacion: string;
            readonly nombre: string;
        };
        readonly FileCalls: {
            readonly "/acceso-inusual": {
                readonly answer: readonly components["schemas"]["AccesoInusualVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/acta": {
                readonly answer: readonly components["schemas"]["AsambleaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/acta/{id}/archivo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                    readonly version?: number;
                };
            };
            readonly "/acta/{id}/extracto": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                    readonly plan?: string;
                };
            };
            readonly "/adenda/{id}/archivo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adenda/{id}/borrador": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adjudicacion": {
                readonly answer: readonly components["schemas"]["AdjudicacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/asamblea/{id}/participantes.pdf": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea/{id}/participantes.xlsx": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea/{id}/vista-previa": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea/calendario.xlsx": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly grupo?: string;
                    readonly producto?: string;
                };
            };
            readonly "/auditoria": {
                readonly answer: readonly components["schemas"]["AuditoriaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/ausencia": {
                readonly answer: readonly components["schemas"]["AusenciaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/carpeta/{idCodigo}/hoja-de-decision": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                    readonly version?: number;
                };
            };
            readonly "/carta-salida": {
                readonly answer: readonly components["schemas"]["CartaSalidaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/carta-salida/{idCodigo}/acta": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carta-salida/{idCodigo}/archivo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                    readonly version?: number;
                };
            };
            readonly "/coincidencia": {
                readonly answer: readonly components["schemas"]["CoincidenciaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/concesionario": {
                readonly answer: readonly components["schemas"]["ConcesionarioVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/constancia/{id}/archivo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                    readonly version?: number;
                };
            };
            readonly "/constancia/{id}/copia/{copia}/extracto": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly copia: number;
                    readonly id: number;
                };
            };
            readonly "/constancia/{id}/copia/{copia}/recibo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly copia: number;
                    readonly id: number;
                };
            };
            readonly "/constancia/{id}/lista": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/contrato": {
                readonly answer: readonly components["schemas"]["ContratoDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/contrato/{idCodigo}/archivo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/borrador": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/modelo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/recibo-de-modelo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/word": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/correo": {
                readonly answer: readonly components["schemas"]["CorreoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/decision": {
                readonly answer: readonly components["schemas"]["DecisionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/delegacion": {
                readonly answer: readonly components["schemas"]["DelegacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/derecho-titular/{id}/exportacion": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/documento/{id}/archivo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                    readonly version?: number;
                };
            };
            readonly "/documentos-cliente": {
                readonly answer: readonly components["schemas"]["DocumentosDeCliente"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/envio-evento": {
                readonly answer: readonly components["schemas"]["EnvioEventoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/exportacion/{tipo}.csv": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly tipo: string;
                };
            };
            readonly "/formato": {
                readonly answer: readonly components["schemas"]["FormatoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/importacion": {
                readonly answer: readonly components["schemas"]["ImportacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/importacion/{id}/errores": {
                readonly answer: readonly components["schemas"]["ErrorDeImportacion"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly id: number;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/importacion/plantilla/{tipo}": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly tipo: string;
                };
            };
            readonly "/limite": {
                readonly answer: readonly components["schemas"]["LimiteVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/medio-aprobacion": {
                readonly answer: readonly components["schemas"]["MedioDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/memo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: components["schemas"]["MemoPorGenerar"];
                readonly params: Record<string, never>;
            };
            readonly "/orden-de-compra": {
                readonly answer: readonly components["schemas"]["OrdenDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/orden-de-compra/{id}/documento": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare": {
                readonly answer: readonly components["schemas"]["PagareDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/pagare/{id}/documento": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/papel/{id}/copia": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                    readonly numero?: number;
                };
            };
            readonly "/papeles-de-plan/{idCodigo}/paquete": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly conExtracto?: boolean;
                    readonly copias?: number;
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/documentos/pdf": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/estado-cuenta": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plazo": {
                readonly answer: readonly components["schemas"]["PlazoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/prenda": {
                readonly answer: readonly components["schemas"]["PrendaDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/prenda/{id}/documento": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/prenda/{id}/vista-previa": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/prenda/{id}/word": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/reporte-control/{id}/archivo": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                    readonly version?: number;
                };
            };
            readonly "/salvedad": {
                readonly answer: readonly components["schemas"]["SalvedadVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/solicitud-de-pago": {
                readonly answer: readonly components["schemas"]["PagoDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/solicitud-de-pago/{id}/documento": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/solicitud/{clave}/documento": {
                /** Format: binary */
                readonly answer: string;
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/tablero": {
                readonly answer: readonly components["schemas"]["FilaDelTableroVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tarea": {
                readonly answer: readonly components["schemas"]["TareaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tramite-legal": {
                readonly answer: readonly components["schemas"]["TramiteDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/usuario": {
                readonly answer: readonly components["schemas"]["UsuarioVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
        };
        /** @description FIN-010…012. Los totales se calculan; si se envían, deben coincidir con la suma de sus valores. */
        readonly FinanzasCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Caja y bancos. Hasta dos decimales. */
            readonly cajaBanco: number;
            /** @description Cuentas por cobrar. Hasta dos decimales. */
            readonly cuentasPorCobrar: number;
            /** @description Cuentas por pagar. Hasta dos decimales. */
            readonly cuentasPorPagar: number;
            /** @description Deudas del negocio. Hasta dos decimales. */
            readonly deudasNegocio: number;
            /** @description Alimentación. Hasta dos decimales. */
            readonly egresoAlimentacion: number;
            /** @description Arriendo. Hasta dos decimales. */
            readonly egresoArriendo: number;
            /** @description Deudas bancarias y comerciales. Hasta dos decimales. */
            readonly egresoBancarioComercial: number;
            /** @description Educación. Hasta dos decimales. */
            readonly egresoEducacion: number;
            /** @description Salud. Hasta dos decimales. */
            readonly egresoSalud: number;
            /** @description Servicios básicos. Hasta dos decimales. */
            readonly egresoServicioBasico: number;
            /** @description Transporte. Hasta dos decimales. */
            readonly egresoTransporte: number;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /** @description Arriendos recibidos. Hasta dos decimales. */
            readonly ingresoArriendo: number;
            /** @description Ingresos del cónyuge. Hasta dos decimales. */
            readonly ingresoConyuge: number;
            /** @description Ingresos fijos. Hasta dos decimales. */
            readonly ingresoFijo: number;
            /** @description Pensiones. Hasta dos decimales. */
            readonly ingresoPensiones: number;
            /** @description Inventario. Hasta dos decimales. */
            readonly inventario: number;
            /** @description Motocicleta. Hasta dos decimales. */
            readonly motocicleta: number;
            /** @description Muebles y enseres. Hasta dos decimales. */
            readonly mueblesEnseres: number;
            /** @description Otras obligaciones. Hasta dos decimales. */
            readonly otrasObligaciones: number;
            /** @description Otros activos. Hasta dos decimales. */
            readonly otrosActivos: number;
            /** @description Otros egresos. Hasta dos decimales. */
            readonly otrosEgresos: number;
            /** @description Otros ingresos. Hasta dos decimales. */
            readonly otrosIngresos: number;
            /** @description Préstamos hasta un año. Hasta dos decimales. */
            readonly prestamoAno: number;
            /** @description Préstamos a más de un año. Hasta dos decimales. */
            readonly prestamoMasAno: number;
            /** @description Proveedores. Hasta dos decimales. */
            readonly proveedores: number;
            /** Format: double */
            readonly totalActivo?: number | null;
            /** Format: double */
            readonly totalEgresos?: number | null;
            /** Format: double */
            readonly totalIngresos?: number | null;
            /** Format: double */
            readonly totalIngresosEgresos?: number | null;
            /** Format: double */
            readonly totalPasivo?: number | null;
            /** Format: double */
            readonly totalPatrimonio?: number | null;
            /** @description Vehículos y maquinaria. Hasta dos decimales. */
            readonly vehiculoMaquinaria: number;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. 0 = primera vez.
             */
            readonly version?: number;
            /** @description Vivienda y terrenos. Hasta dos decimales. */
            readonly viviendaTerreno: number;
        };
        /** @description FIN-006…009: situación financiera de la persona de una solicitud, en dólares. Vacío = null. */
        readonly FinanzasVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly "guardar"[];
            /** @description Caja y bancos. Hasta dos decimales. */
            readonly cajaBanco: number | null;
            /** @description Cuentas por cobrar. Hasta dos decimales. */
            readonly cuentasPorCobrar: number | null;
            /** @description Cuentas por pagar. Hasta dos decimales. */
            readonly cuentasPorPagar: number | null;
            /** @description Deudas del negocio. Hasta dos decimales. */
            readonly deudasNegocio: number | null;
            /** @description Alimentación. Hasta dos decimales. */
            readonly egresoAlimentacion: number | null;
            /** @description Arriendo. Hasta dos decimales. */
            readonly egresoArriendo: number | null;
            /** @description Deudas bancarias y comerciales. Hasta dos decimales. */
            readonly egresoBancarioComercial: number | null;
            /** @description Educación. Hasta dos decimales. */
            readonly egresoEducacion: number | null;
            /** @description Salud. Hasta dos decimales. */
            readonly egresoSalud: number | null;
            /** @description Servicios básicos. Hasta dos decimales. */
            readonly egresoServicioBasico: number | null;
            /** @description Transporte. Hasta dos decimales. */
            readonly egresoTransporte: number | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** @description Clave del plan '01-M001-12', o de la solicitud '01-M001-12-titular'. */
            readonly id: string;
            /** @description Arriendos recibidos. Hasta dos decimales. */
            readonly ingresoArriendo: number | null;
            /** @description Ingresos del cónyuge. Hasta dos decimales. */
            readonly ingresoConyuge: number | null;
            /** @description Ingresos fijos. Hasta dos decimales. */
            readonly ingresoFijo: number | null;
            /** @description Pensiones. Hasta dos decimales. */
            readonly ingresoPensiones: number | null;
            /** @description Inventario. Hasta dos decimales. */
            readonly inventario: number | null;
            /** @description Motocicleta. Hasta dos decimales. */
            readonly motocicleta: number | null;
            /** @description Muebles y enseres. Hasta dos decimales. */
            readonly mueblesEnseres: number | null;
            /** @description Otras obligaciones. Hasta dos decimales. */
            readonly otrasObligaciones: number | null;
            /** @description Otros activos. Hasta dos decimales. */
            readonly otrosActivos: number | null;
            /** @description Otros egresos. Hasta dos decimales. */
            readonly otrosEgresos: number | null;
            /** @description Otros ingresos. Hasta dos decimales. */
            readonly otrosIngresos: number | null;
            /** @description Préstamos hasta un año. Hasta dos decimales. */
            readonly prestamoAno: number | null;
            /** @description Préstamos a más de un año. Hasta dos decimales. */
            readonly prestamoMasAno: number | null;
            /** @description Proveedores. Hasta dos decimales. */
            readonly proveedores: number | null;
            /** Format: double */
            readonly totalActivo: number;
            /** Format: double */
            readonly totalEgresos: number;
            /** Format: double */
            readonly totalIngresos: number;
            /** Format: double */
            readonly totalIngresosEgresos: number;
            /** Format: double */
            readonly totalPasivo: number;
            /** Format: double */
            readonly totalPatrimonio: number;
            /** @description Vehículos y maquinaria. Hasta dos decimales. */
            readonly vehiculoMaquinaria: number | null;
            /**
             * Format: int32
             * @description 0 = todavía no se guardó.
             */
            readonly version: number;
            /** @description Vivienda y terrenos. Hasta dos decimales. */
            readonly viviendaTerreno: number | null;
        };
        /** @description Una persona que firma un documento. */
        readonly FirmaDelCasoVista: {
            readonly calidad: string;
            readonly ciudad: string | null;
            readonly identificacion: string | null;
            readonly nombre: string;
            /** @description 'pagaré', 'prenda', 'contrato'. */
            readonly papel: string;
        };
        /** @description Dónde y cuándo se firman pagaré, prenda y contrato. */
        readonly FirmaDePagare: {
            /**
             * Format: date
             * @description Fecha de emisión. Día en que se firman pagaré, prenda y contrato.
             */
            readonly fechaEmision: Fecha;
            /**
             * @description Ciudad. Código de /ciudad.
             * @example 1701
             */
            readonly lugarEmision: string;
            /**
             * Format: int32
             * @description La versión que se vio; también puede ir en If-Match.
             */
            readonly version?: number;
        };
        /** @description Una firma electrónica comprobada al subir la copia. */
        readonly FirmaElectronicaVista: {
            /** @description Qué es en el documento; null = el documento no tiene línea para su firma. */
            readonly calidad: string | null;
            /** @description La hora es de un sello de tiempo. */
            readonly conSello: boolean;
            /** @description Quién emitió el certificado. */
            readonly emisor: string;
            /** Format: date-time */
            readonly firmadaEn: Instante;
            /** @description Cédula o pasaporte que dice el certificado; null = no lo dice. */
            readonly identificacion: string | null;
            /** @description Nombre del certificado. */
            readonly nombre: string;
            /** @description Entidad de certificación registrada; null = no hay ninguna registrada y no se comprobó. */
            readonly raiz: string | null;
            /** @description Las listas de revocación, o el servicio de su entidad (OCSP), dicen que no estaba revocado el día de la firma. */
            readonly revocacionComprobada: boolean;
        };
        /** @description Lo que se escribe de una versión. */
        readonly FormatoCambio: {
            readonly bloque: components["schemas"]["BloqueVista"];
            /** @description El formato del que es la versión siguiente; sin él, es un formato nuevo. */
            readonly codigo?: string;
            readonly condiciones: components["schemas"]["CondicionesDeFormatoVista"];
            readonly motivo: string;
            readonly nombre: string;
            /** @description Se aprobará junto con otros borradores del bloque: se guarda aunque solo deje combinaciones sin formato o con dos. */
            readonly seCompleta?: boolean;
            /** @description Texto enriquecido: párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita. */
            readonly texto: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. No se usa al crear.
             */
            readonly version?: number;
            /**
             * Format: date
             * @description Desde hoy. Si se aprueba después, rige desde la aprobación.
             */
            readonly vigenteDesde: Fecha;
        };
        /** @enum {string} */
        readonly FormatoDeCampo: "monto" | "texto" | "fecha" | "entero" | "mayusculas" | "decimal" | "aaaammdd";
        /** @description El formato entero, como se leyó. */
        readonly FormatoDeReporteCambio: {
            readonly archivo: components["schemas"]["ArchivoDeReporte"];
            readonly campos: readonly components["schemas"]["CampoDeFormato"][];
            /** Format: date */
            readonly desde: Fecha;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            readonly organismo: components["schemas"]["Organismo"];
            readonly sustento: string;
            /** Format: double */
            readonly umbral: number | null;
            /** @description Solo lectura; se ignora. */
            readonly usado?: boolean;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly FormatoDeReporteEliminado: {
            readonly archivo: components["schemas"]["ArchivoDeReporte"];
            readonly campos: readonly components["schemas"]["CampoDeFormato"][];
            /**
             * Format: date
             * @description Rige para los períodos que terminan desde este día.
             */
            readonly desde: Fecha;
            readonly eliminado: boolean;
            /** Format: date-time */
            readonly guardadaEn: Instante;
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly organismo: components["schemas"]["Organismo"];
            /** @description Resolución o instructivo que lo pide. */
            readonly sustento: string;
            /**
             * Format: double
             * @description De la UAFE: pagos de una persona en el mes, en dólares, desde los que se reporta.
             */
            readonly umbral: number | null;
            /** @description Con él ya se generó un archivo: no cambia. */
            readonly usado: boolean;
            /** Format: int32 */
            readonly version: number;
        };
        readonly FormatoDeReporteNuevo: {
            readonly archivo: components["schemas"]["ArchivoDeReporte"];
            readonly campos: readonly components["schemas"]["CampoDeFormato"][];
            /** Format: date */
            readonly desde: Fecha;
            readonly organismo: components["schemas"]["Organismo"];
            readonly sustento: string;
            /** Format: double */
            readonly umbral: number | null;
        };
        /** @description Las columnas que pide un organismo, desde un día. */
        readonly FormatoDeReporteVista: {
            readonly archivo: components["schemas"]["ArchivoDeReporte"];
            readonly campos: readonly components["schemas"]["CampoDeFormato"][];
            /**
             * Format: date
             * @description Rige para los períodos que terminan desde este día.
             */
            readonly desde: Fecha;
            /** Format: date-time */
            readonly guardadaEn: Instante;
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly organismo: components["schemas"]["Organismo"];
            /** @description Resolución o instructivo que lo pide. */
            readonly sustento: string;
            /**
             * Format: double
             * @description De la UAFE: pagos de una persona en el mes, en dólares, desde los que se reporta.
             */
            readonly umbral: number | null;
            /** @description Con él ya se generó un archivo: no cambia. */
            readonly usado: boolean;
            /** Format: int32 */
            readonly version: number;
        };
        readonly FormatoDetalle: {
            readonly acciones: readonly components["schemas"]["AccionDeFormatoVista"][];
            readonly bloque: components["schemas"]["BloqueVista"];
            /** @description Del formato en todas sus versiones: '5-03'. */
            readonly codigo: string;
            readonly condiciones: components["schemas"]["CondicionesDeFormatoVista"];
            /** Format: date-time */
            readonly decididoEn: Instante | null;
            /** @description Quién la aprobó o descartó. */
            readonly decididoPor: string | null;
            /** @description Entregado con el programa: borrador para los abogados de la empresa. */
            readonly entregado: boolean;
            /** Format: date-time */
            readonly escritoEn: Instante;
            readonly escritoPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Por qué se escribió. */
            readonly motivo: string;
            readonly motivoDescarte: string | null;
            readonly nombre: string;
            /**
             * Format: double
             * @description De la versión, desde 1.
             */
            readonly numero: number;
            readonly situacion: components["schemas"]["SituacionDeFormatoVista"];
            /** @description Texto enriquecido con campos: '[[cliente.nombre]]'. */
            readonly texto: string;
            /** Format: int32 */
            readonly version: number;
            /** @description Todas las versiones del formato, la más nueva primero. */
            readonly versiones: readonly components["schemas"]["FormatoVista"][];
            /** Format: date */
            readonly vigenteDesde: Fecha;
            /**
             * Format: date
             * @description Su último día; null mientras no se apruebe otra.
             */
            readonly vigenteHasta: Fecha | null;
        };
        /** @description Lo que se escribe de un borrador. Los campos de solo lectura se ignoran. */
        readonly FormatoEdicion: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            readonly bloque: components["schemas"]["BloqueVista"];
            /** @description El formato del que es la versión siguiente; sin él, es un formato nuevo. */
            readonly codigo?: string;
            readonly condiciones: components["schemas"]["CondicionesDeFormatoVista"];
            /** @description Solo lectura; se ignora. */
            readonly decididoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly decididoPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly entregado?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly escritoEn?: string;
            /** @description Solo lectura; se ignora. */
            readonly escritoPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            readonly motivo: string;
            /** @description Solo lectura; se ignora. */
            readonly motivoDescarte?: string | null;
            readonly nombre: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly numero?: number;
            /** @description Se aprobará junto con otros borradores del bloque: se guarda aunque solo deje combinaciones sin formato o con dos. */
            readonly seCompleta?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly situacion?: string;
            /** @description Texto enriquecido: párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita. */
            readonly texto: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. No se usa al crear.
             */
            readonly version?: number;
            /** @description Solo lectura; se ignora. */
            readonly versiones?: readonly components["schemas"]["FormatoVista"][];
            /**
             * Format: date
             * @description Desde hoy. Si se aprueba después, rige desde la aprobación.
             */
            readonly vigenteDesde: Fecha;
            /** @description Solo lectura; se ignora. */
            readonly vigenteHasta?: string | null;
        };
        readonly FormatoLlenado: {
            /** @description Si el plan cumple las condiciones; null sin plan, o si al plan le falta alguna. */
            readonly encaja: boolean | null;
            /** @description Etiquetas de los campos sin valor. */
            readonly faltan: readonly string[];
            readonly rechazos: readonly components["schemas"]["CampoRechazado"][];
            /** @description Texto enriquecido con los campos llenos; vacío si hay rechazos. */
            readonly texto: string;
        };
        /** @description Una versión del texto de una cláusula. */
        readonly FormatoVista: {
            readonly acciones: readonly components["schemas"]["AccionDeFormatoVista"][];
            readonly bloque: components["schemas"]["BloqueVista"];
            /** @description Del formato en todas sus versiones: '5-03'. */
            readonly codigo: string;
            readonly condiciones: components["schemas"]["CondicionesDeFormatoVista"];
            /** Format: date-time */
            readonly decididoEn: Instante | null;
            /** @description Quién la aprobó o descartó. */
            readonly decididoPor: string | null;
            /** @description Entregado con el programa: borrador para los abogados de la empresa. */
            readonly entregado: boolean;
            /** Format: date-time */
            readonly escritoEn: Instante;
            readonly escritoPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Por qué se escribió. */
            readonly motivo: string;
            readonly motivoDescarte: string | null;
            readonly nombre: string;
            /**
             * Format: double
             * @description De la versión, desde 1.
             */
            readonly numero: number;
            readonly situacion: components["schemas"]["SituacionDeFormatoVista"];
            /** Format: int32 */
            readonly version: number;
            /** Format: date */
            readonly vigenteDesde: Fecha;
            /**
             * Format: date
             * @description Su último día; null mientras no se apruebe otra.
             */
            readonly vigenteHasta: Fecha | null;
        };
        /** @description Otra versión, como se leyó. */
        readonly FormatoVisto: {
            /** Format: int32 */
            readonly id: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Un formulario de la carpeta y si está guardado. */
        readonly FormularioDeAdjudicacion: {
            readonly cumple: boolean;
            readonly nombre: string;
        };
        readonly FuentePorPublicar: {
            /** @description Día del resultado; con 'bombo', el de la asamblea. */
            readonly fecha?: string;
            /**
             * @description El bombo de la notaría, la Lotería Nacional, o un faro público de azar.
             * @enum {string}
             */
            readonly fuente: "bombo" | "loteria" | "faro";
            /** @description Obligatorio si sustituye a otra fuente. */
            readonly motivo?: string;
            /** @description Qué sorteo de la lotería, qué pulso del faro. */
            readonly referencia?: string;
            /** Format: int32 */
            readonly version?: number;
        };
        /** @description Un garante que tuvo el plan. */
        readonly GaranteAnterior: {
            readonly identificacion: string;
            readonly nombreCompleto: string | null;
            /** Format: date-time */
            readonly reemplazadoEn: Instante;
        };
        readonly GaranteDePlan: {
            /** @description Casado o en unión de hecho: su cónyuge tiene pestaña (EST-503). */
            readonly admiteConyuge: boolean;
            readonly identificacion: string;
            /** @description Suspensión en vigor del tratamiento de sus datos (LOPDP), con la solicitud que la pide y quién la levanta; null = ninguna. */
            readonly motivoSuspension: string | null;
            /** @description null mientras no se conoce. */
            readonly nombreCompleto: string | null;
        };
        /** @description EST-509: lo que se sabe de quien puede ser garante. */
        readonly GaranteEncontrado: {
            /** @description El dígito verificador no cuadra: se advierte, no se impide. */
            readonly advertencia: string | null;
            /** @description La persona ya está registrada. */
            readonly conocida: boolean;
            readonly identificacion: string;
            readonly nombreCompleto: string | null;
        };
        readonly GaranteNuevo: {
            /** @description 10 caracteres, diferente del cliente. */
            readonly identificacion: string;
            /** @description Clave del plan: '01-M001-12'. */
            readonly plan: string;
        };
        /** @description EST-560: el garante de un plan. Sin garante: identificacion null y version 0. */
        readonly GaranteVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly ("asignar" | "cambiar")[];
            /** @description Los que tuvo antes, el último primero. */
            readonly anteriores: readonly components["schemas"]["GaranteAnterior"][];
            readonly celular: string | null;
            /** @description Clave de su solicitud: '01-M001-12-garante'. */
            readonly clave: string;
            readonly correo: string | null;
            readonly direccion: string | null;
            /** @description Clave del plan: '01-M001-12'. */
            readonly id: string;
            readonly identificacion: string | null;
            /** @description Nombres y apellidos; null mientras no se conocen. */
            readonly nombreCompleto: string | null;
            /** @description Mientras no se guarda: la última que la misma persona guardó en otro plan, de la que puede tomar los datos. */
            readonly otraSolicitud: components["schemas"]["OtraSolicitud"] | null;
            /** @description Su solicitud ya se guardó. */
            readonly solicitudGuardada: boolean;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description RIE-512: una fila de la verificación de garantía. */
        readonly GarantiaVista: {
            /** @description Siempre '283' (RIE-513). */
            readonly codigo: string;
            /**
             * @description 'S' o 'N'.
             * @enum {string}
             */
            readonly cumple: "S" | "N";
            readonly nombre: string;
        };
        /** @description CAR-523: el texto con que se genera la carta de salida. */
        readonly GeneracionDeCarta: {
            /** @description Huella de las reglas que se vieron: si cambiaron, no se actúa. Sin ella no se compara. */
            readonly base?: string;
            /** @description Reglas que no se cumplen y que quien actúa acepta. */
            readonly confirma?: readonly components["schemas"]["CodigoDeReglaVista"][];
            /** @description Por qué sigue; obligatorio si una regla no se cumple. */
            readonly motivo?: string;
            /** @description Texto enriquecido: párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita. */
            readonly texto: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly GeneracionDeReporte: {
            /** @description Aunque falten datos o un total no cuadre. */
            readonly aceptaIncompleto?: boolean;
            /** @description Por qué se genera otro del mismo período. */
            readonly motivo?: string;
            readonly organismo: components["schemas"]["Organismo"];
            /** @description '2026' para la Superintendencia, '2026-10' para la UAFE. */
            readonly periodo: string;
        };
        readonly GetCalls: {
            readonly "/acceso": {
                readonly answer: readonly components["schemas"]["AccesoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/acceso-inusual": {
                readonly answer: readonly components["schemas"]["AccesoInusualVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/acceso-inusual/{id}": {
                readonly answer: components["schemas"]["AccesoInusualVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/acta": {
                readonly answer: readonly components["schemas"]["AsambleaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/acta/{id}": {
                readonly answer: components["schemas"]["AsambleaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/acta/{id}/versiones": {
                readonly answer: readonly components["schemas"]["VersionDeActa"][];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/actividad-uafe": {
                readonly answer: readonly components["schemas"]["CatalogoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/actividad-uafe/{id}": {
                readonly answer: components["schemas"]["CatalogoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/adenda/{id}": {
                readonly answer: components["schemas"]["AdendaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adendas-de-plan/{idCodigo}": {
                readonly answer: components["schemas"]["AdendasDePlanVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/adjudicacion": {
                readonly answer: readonly components["schemas"]["AdjudicacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/adjudicacion/{id}": {
                readonly answer: components["schemas"]["AdjudicacionVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adjudicacion/{id}/candidatos": {
                readonly answer: readonly components["schemas"]["CandidatoVista"][];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                    readonly q?: string;
                };
            };
            readonly "/adjudicacion/atrasados": {
                readonly answer: readonly components["schemas"]["AtrasadosDeDepartamento"][];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/asamblea": {
                readonly answer: readonly components["schemas"]["AsambleaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/asamblea/{id}": {
                readonly answer: components["schemas"]["AsambleaDetalle"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea/indicadores": {
                readonly answer: components["schemas"]["IndicadoresVista"];
                readonly body: null;
                readonly params: {
                    /** @enum {string} */
                    readonly producto?: "01" | "02";
                };
            };
            readonly "/asamblea/opciones": {
                readonly answer: components["schemas"]["OpcionesDeAsamblea"];
                readonly body: null;
                readonly params: {
                    readonly grupo: number;
                };
            };
            readonly "/auditoria": {
                readonly answer: readonly components["schemas"]["AuditoriaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/auditoria/{id}": {
                readonly answer: components["schemas"]["AuditoriaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ausencia": {
                readonly answer: readonly components["schemas"]["AusenciaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/ausencia/{id}": {
                readonly answer: components["schemas"]["AusenciaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/auth/oidc": {
                readonly answer: components["schemas"]["IngresoDeEmpresa"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/auth/oidc/salida": {
                readonly answer: components["schemas"]["SalidaDeEmpresa"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/auth/segundo-factor": {
                readonly answer: components["schemas"]["EstadoDeSegundoFactor"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/auth/sesion": {
                readonly answer: components["schemas"]["SesionActual"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/banco": {
                readonly answer: readonly components["schemas"]["CatalogoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/banco/{id}": {
                readonly answer: components["schemas"]["CatalogoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/base-de-contrato/{idCodigo}": {
                readonly answer: components["schemas"]["BaseDeContratoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/base-de-orden/{medio}": {
                readonly answer: components["schemas"]["BaseDeOrdenVista"];
                readonly body: null;
                readonly params: {
                    readonly medio: number;
                };
            };
            readonly "/base-de-pagare/{plan}": {
                readonly answer: components["schemas"]["BaseDePagareVista"];
                readonly body: null;
                readonly params: {
                    readonly plan: string;
                };
            };
            readonly "/borrador": {
                readonly answer: readonly components["schemas"]["BorradorVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/borrador/{formulario}/{clave}/{seccion}": {
                readonly answer: components["schemas"]["BorradorVista"];
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                    readonly formulario: string;
                    readonly seccion: string;
                };
            };
            readonly "/borrador/llave": {
                readonly answer: components["schemas"]["LlaveDeCopia"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/buro": {
                readonly answer: readonly components["schemas"]["ConsultaDeBuroRecord"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/buro/{cedula}": {
                readonly answer: components["schemas"]["InformeDeBuroVista"];
                readonly body: null;
                readonly params: {
                    readonly cedula: string;
                    readonly consulta?: number;
                };
            };
            readonly "/buro/servicio": {
                readonly answer: components["schemas"]["ServicioDeBuro"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/busqueda": {
                readonly answer: readonly components["schemas"]["HalladoVista"][];
                readonly body: null;
                readonly params: {
                    readonly q: string;
                };
            };
            readonly "/cambios": {
                readonly answer: components["schemas"]["CambiosVista"];
                readonly body: null;
                readonly params: {
                    readonly desde?: number;
                    readonly limite?: number;
                };
            };
            readonly "/canton": {
                readonly answer: readonly components["schemas"]["CantonVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/canton/{id}": {
                readonly answer: components["schemas"]["CantonVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/carpeta": {
                readonly answer: readonly components["schemas"]["CarpetaDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/carpeta/{idCodigo}": {
                readonly answer: components["schemas"]["CarpetaDeListaVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carpeta/{idCodigo}/base-de-decision": {
                readonly answer: components["schemas"]["BaseDeDecisionVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carpeta/{idCodigo}/reabrir": {
                readonly answer: components["schemas"]["AntesDeReabrirVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carpeta/metricas": {
                readonly answer: components["schemas"]["MetricasDeCarpetas"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/carta-salida": {
                readonly answer: readonly components["schemas"]["CartaSalidaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/carta-salida/{idCodigo}": {
                readonly answer: components["schemas"]["CartaSalidaDetalle"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/caso/{idCodigo}/decisiones": {
                readonly answer: components["schemas"]["DecisionesDelCasoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/caso/{idCodigo}/reglas/{paso}": {
                readonly answer: components["schemas"]["ReglasDelPasoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                    readonly paso: components["schemas"]["PasoDelCasoVista"];
                };
            };
            readonly "/caso/{idCodigo}/revision": {
                readonly answer: components["schemas"]["RevisionDelCasoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/ciudad": {
                readonly answer: readonly components["schemas"]["CatalogoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/ciudad/{id}": {
                readonly answer: components["schemas"]["CatalogoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/cliente/{cedula}/planes-para-medio": {
                readonly answer: readonly components["schemas"]["PlanParaMedio"][];
                readonly body: null;
                readonly params: {
                    readonly cedula: string;
                };
            };
            readonly "/cliente/{identificacion}": {
                readonly answer: components["schemas"]["ClienteDetalle"];
                readonly body: null;
                readonly params: {
                    readonly adjudicaciones?: boolean;
                    readonly identificacion: string;
                };
            };
            readonly "/cliente/busqueda": {
                readonly answer: readonly components["schemas"]["ClienteEncontrado"][];
                readonly body: null;
                readonly params: {
                    readonly q: string;
                };
            };
            readonly "/coincidencia": {
                readonly answer: readonly components["schemas"]["CoincidenciaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/coincidencia/{id}": {
                readonly answer: components["schemas"]["CoincidenciaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/colega": {
                readonly answer: readonly components["schemas"]["ColegaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/colega/{id}": {
                readonly answer: components["schemas"]["ColegaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/color-vehiculo": {
                readonly answer: readonly components["schemas"]["CatalogoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/color-vehiculo/{id}": {
                readonly answer: components["schemas"]["CatalogoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/concesionario": {
                readonly answer: readonly components["schemas"]["ConcesionarioVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/concesionario/{id}": {
                readonly answer: components["schemas"]["ConcesionarioVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/concesionario/elegibles": {
                readonly answer: readonly components["schemas"]["ConcesionarioElegible"][];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/constancia/{id}": {
                readonly answer: components["schemas"]["ConstanciaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/consulta-cliente/{id}": {
                readonly answer: components["schemas"]["ConsultaDeCliente"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/contrato": {
                readonly answer: readonly components["schemas"]["ContratoDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/contrato/{idCodigo}": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/bloque/{bloque}": {
                readonly answer: components["schemas"]["BloqueDetalle"];
                readonly body: null;
                readonly params: {
                    readonly bloque: string;
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/indicadores": {
                readonly answer: components["schemas"]["IndicadoresDeContrato"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/conyuge/{clave}": {
                readonly answer: components["schemas"]["ConyugeVista"];
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/correo": {
                readonly answer: readonly components["schemas"]["CorreoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/correo/{id}": {
                readonly answer: components["schemas"]["CorreoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/cuenta-servicio": {
                readonly answer: readonly components["schemas"]["CuentaDeServicioVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/cuenta-servicio/{id}": {
                readonly answer: components["schemas"]["CuentaDeServicioVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/cuenta-servicio/propia": {
                readonly answer: components["schemas"]["CuentaDeServicioPropia"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/cuota": {
                readonly answer: readonly components["schemas"]["CuotaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/decision": {
                readonly answer: readonly components["schemas"]["DecisionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/decision/{id}": {
                readonly answer: components["schemas"]["DecisionVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/decision/dinero": {
                readonly answer: components["schemas"]["DineroPorAprobar"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/delegacion": {
                readonly answer: readonly components["schemas"]["DelegacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/delegacion/{id}": {
                readonly answer: components["schemas"]["DelegacionVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/departamento": {
                readonly answer: readonly components["schemas"]["DepartamentoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/departamento/{id}": {
                readonly answer: components["schemas"]["DepartamentoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/depositario/{idCodigo}": {
                readonly answer: components["schemas"]["DepositarioVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/derecho-titular": {
                readonly answer: readonly components["schemas"]["DerechoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/derecho-titular/{id}": {
                readonly answer: components["schemas"]["DerechoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/dispositivo": {
                readonly answer: readonly components["schemas"]["DispositivoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/dispositivo/{id}": {
                readonly answer: components["schemas"]["DispositivoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/documento": {
                readonly answer: readonly components["schemas"]["DocumentoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/documento/{id}": {
                readonly answer: components["schemas"]["DocumentoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/documento/{id}/versiones": {
                readonly answer: readonly components["schemas"]["VersionDeDocumento"][];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/documentos-cliente": {
                readonly answer: readonly components["schemas"]["DocumentosDeCliente"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/documentos-cliente/{idCodigo}": {
                readonly answer: components["schemas"]["DocumentosDeCliente"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/ejecutivo": {
                readonly answer: readonly components["schemas"]["EjecutivoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/ejecutivo-concesionario": {
                readonly answer: readonly components["schemas"]["EjecutivoConcesionarioVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/ejecutivo-concesionario/{id}": {
                readonly answer: components["schemas"]["EjecutivoConcesionarioVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ejecutivo/{id}": {
                readonly answer: components["schemas"]["EjecutivoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/envio-evento": {
                readonly answer: readonly components["schemas"]["EnvioEventoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/envio-evento/{id}": {
                readonly answer: components["schemas"]["EnvioEventoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/evento": {
                readonly answer: readonly components["schemas"]["EventoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/evento-tipo": {
                readonly answer: readonly components["schemas"]["EventoTipoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/evento-tipo/{id}": {
                readonly answer: components["schemas"]["EventoTipoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/evento/{id}": {
                readonly answer: components["schemas"]["EventoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/feriado": {
                readonly answer: readonly components["schemas"]["FeriadoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/feriado/{id}": {
                readonly answer: components["schemas"]["FeriadoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ficha-bien/{id}": {
                readonly answer: components["schemas"]["FichaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/finanzas/{clave}": {
                readonly answer: components["schemas"]["FinanzasVista"];
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/formato": {
                readonly answer: readonly components["schemas"]["FormatoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/formato-reporte": {
                readonly answer: readonly components["schemas"]["FormatoDeReporteVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/formato-reporte/{id}": {
                readonly answer: components["schemas"]["FormatoDeReporteVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/formato/{id}": {
                readonly answer: components["schemas"]["FormatoDetalle"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/formato/cobertura": {
                readonly answer: readonly components["schemas"]["CoberturaDeBloque"][];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/garante/{idCodigo}": {
                readonly answer: components["schemas"]["GaranteVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/garante/{idCodigo}/busqueda": {
                readonly answer: components["schemas"]["GaranteEncontrado"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                    readonly identificacion: string;
                };
            };
            readonly "/grupo": {
                readonly answer: readonly components["schemas"]["GrupoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/grupo/{id}": {
                readonly answer: components["schemas"]["GrupoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/importacion": {
                readonly answer: readonly components["schemas"]["ImportacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/importacion/{id}": {
                readonly answer: components["schemas"]["ImportacionVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/importacion/{id}/cambios": {
                readonly answer: readonly components["schemas"]["CambioDeImportacion"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly id: number;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/importacion/{id}/errores": {
                readonly answer: readonly components["schemas"]["ErrorDeImportacion"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly id: number;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/importacion/diferencias": {
                readonly answer: readonly components["schemas"]["DiferenciaDePlan"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/interviniente/{idCodigo}": {
                readonly answer: components["schemas"]["PersonasDelCasoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/limite": {
                readonly answer: readonly components["schemas"]["LimiteVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/limite/{id}": {
                readonly answer: components["schemas"]["LimiteVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/marca-vehiculo": {
                readonly answer: readonly components["schemas"]["MarcaVehiculoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/marca-vehiculo/{id}": {
                readonly answer: components["schemas"]["MarcaVehiculoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/medio-aprobacion": {
                readonly answer: readonly components["schemas"]["MedioDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/medio-aprobacion/{id}": {
                readonly answer: components["schemas"]["MedioVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/medio-aprobacion/{id}/comparacion": {
                readonly answer: components["schemas"]["ComparacionDeMedioVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/modelo-vehiculo": {
                readonly answer: readonly components["schemas"]["ModeloVehiculoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/modelo-vehiculo/{id}": {
                readonly answer: components["schemas"]["ModeloVehiculoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/movimiento": {
                readonly answer: readonly components["schemas"]["MovimientoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/notario": {
                readonly answer: readonly components["schemas"]["NotarioVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/notario/{id}": {
                readonly answer: components["schemas"]["NotarioVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/notificacion": {
                readonly answer: readonly components["schemas"]["NotificacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/notificacion/{id}": {
                readonly answer: components["schemas"]["NotificacionVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/notificacion/sin-leer": {
                readonly answer: components["schemas"]["NotificacionesSinLeer"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/operacion-inusual": {
                readonly answer: readonly components["schemas"]["OperacionInusualVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/operacion-inusual/{id}": {
                readonly answer: components["schemas"]["OperacionInusualVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/orden-de-compra": {
                readonly answer: readonly components["schemas"]["OrdenDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/orden-de-compra/{id}": {
                readonly answer: components["schemas"]["OrdenDeCompraVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare": {
                readonly answer: readonly components["schemas"]["PagareDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/pagare/{id}": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/texto": {
                readonly answer: components["schemas"]["TextoDePagare"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pais": {
                readonly answer: readonly components["schemas"]["PaisVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/pais/{id}": {
                readonly answer: components["schemas"]["PaisVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/papel/{id}": {
                readonly answer: components["schemas"]["PapelVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/papeles-de-plan/{idCodigo}": {
                readonly answer: readonly components["schemas"]["PapelVista"][];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/parroquia": {
                readonly answer: readonly components["schemas"]["ParroquiaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/parroquia/{id}": {
                readonly answer: components["schemas"]["ParroquiaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/participante": {
                readonly answer: readonly components["schemas"]["ParticipanteVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/participante/{id}": {
                readonly answer: components["schemas"]["ParticipanteVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/participante/ofertas": {
                readonly answer: readonly components["schemas"]["OfertaVista"][];
                readonly body: null;
                readonly params: {
                    readonly asamblea: number;
                };
            };
            readonly "/plan/{idCodigo}": {
                readonly answer: components["schemas"]["EstadoDePlan"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/arbol-tareas": {
                readonly answer: readonly components["schemas"]["NodoDeTareas"][];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/documentos/generar": {
                readonly answer: components["schemas"]["PrevioDeListado"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/ficha-bien": {
                readonly answer: components["schemas"]["FichaDePlan"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/personas": {
                readonly answer: readonly components["schemas"]["PersonaDePlan"][];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/recorrido": {
                readonly answer: components["schemas"]["RecorridoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/seguro": {
                readonly answer: components["schemas"]["SeguroDePlan"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plazo": {
                readonly answer: readonly components["schemas"]["PlazoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/plazo/{id}": {
                readonly answer: components["schemas"]["PlazoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/precio-vehiculo": {
                readonly answer: readonly components["schemas"]["PrecioVehiculoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/precio-vehiculo/{id}": {
                readonly answer: components["schemas"]["PrecioVehiculoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/prenda": {
                readonly answer: readonly components["schemas"]["PrendaDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/prenda/{id}": {
                readonly answer: components["schemas"]["PrendaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/producto": {
                readonly answer: readonly components["schemas"]["ProductoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/producto/{id}": {
                readonly answer: components["schemas"]["ProductoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/provincia": {
                readonly answer: readonly components["schemas"]["CatalogoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/provincia/{id}": {
                readonly answer: components["schemas"]["CatalogoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/referencia": {
                readonly answer: readonly components["schemas"]["ReferenciaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/referencia/{id}": {
                readonly answer: components["schemas"]["ReferenciaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/regla-adjudicacion": {
                readonly answer: readonly components["schemas"]["ReglaAdjudicacionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/regla-adjudicacion/{id}": {
                readonly answer: components["schemas"]["ReglaAdjudicacionVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/reporte-control": {
                readonly answer: readonly components["schemas"]["ReporteDeControlVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/reporte-control/{id}": {
                readonly answer: components["schemas"]["ReporteDeControlVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/reporte-control/ensayo": {
                readonly answer: components["schemas"]["EnsayoDeReporte"];
                readonly body: null;
                readonly params: {
                    readonly organismo: components["schemas"]["Organismo"];
                    readonly periodo: string;
                };
            };
            readonly "/representante": {
                readonly answer: readonly components["schemas"]["RepresentanteVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/representante/{id}": {
                readonly answer: components["schemas"]["RepresentanteVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/riesgo/{idCodigo}": {
                readonly answer: components["schemas"]["RiesgoVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/riesgo/{idCodigo}/vigencia": {
                readonly answer: components["schemas"]["VigenciaDePuntajeVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/rol": {
                readonly answer: readonly components["schemas"]["RolVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/rol/{id}": {
                readonly answer: components["schemas"]["RolVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/salvedad": {
                readonly answer: readonly components["schemas"]["SalvedadVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/salvedad/{id}": {
                readonly answer: components["schemas"]["SalvedadVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/solicitud-de-pago": {
                readonly answer: readonly components["schemas"]["PagoDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/solicitud-de-pago/{id}": {
                readonly answer: components["schemas"]["PagoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/solicitud-de-pago/checklist/{orden}": {
                readonly answer: components["schemas"]["ChecklistDePago"];
                readonly body: null;
                readonly params: {
                    readonly orden: number;
                };
            };
            readonly "/solicitud/{clave}": {
                readonly answer: components["schemas"]["SolicitudVista"];
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/sorteo/{id}": {
                readonly answer: components["schemas"]["SorteoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/suscripcion": {
                readonly answer: readonly components["schemas"]["SuscripcionVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/suscripcion/{id}": {
                readonly answer: components["schemas"]["SuscripcionVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tablero": {
                readonly answer: readonly components["schemas"]["FilaDelTableroVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tablero/cifras": {
                readonly answer: components["schemas"]["TableroVista"];
                readonly body: null;
                readonly params: {
                    readonly anio?: number;
                    readonly ejecutivo?: number;
                    readonly mes?: number;
                    readonly producto?: string;
                };
            };
            readonly "/tarea": {
                readonly answer: readonly components["schemas"]["TareaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tarea-tipo": {
                readonly answer: readonly components["schemas"]["TipoDeTareaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tarea-tipo/{id}": {
                readonly answer: components["schemas"]["TipoDeTareaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tarea/{id}": {
                readonly answer: components["schemas"]["TareaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tarea/{id}/acciones": {
                readonly answer: readonly components["schemas"]["ResultadoDeTarea"][];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tarea/{id}/usuarios": {
                readonly answer: readonly components["schemas"]["UsuarioDeTarea"][];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tarea/hoy": {
                readonly answer: components["schemas"]["TareasDeHoy"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/tipo-documento": {
                readonly answer: readonly components["schemas"]["TipoDeDocumentoCatalogo"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tipo-documento/{id}": {
                readonly answer: components["schemas"]["TipoDeDocumentoCatalogo"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tipo-vehiculo": {
                readonly answer: readonly components["schemas"]["CatalogoVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tipo-vehiculo/{id}": {
                readonly answer: components["schemas"]["CatalogoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: string;
                };
            };
            readonly "/trabajo": {
                readonly answer: components["schemas"]["TrabajoVista"];
                readonly body: null;
                readonly params: {
                    readonly desde?: number;
                    readonly grupo?: components["schemas"]["GrupoDeTrabajo"];
                    readonly limite?: number;
                };
            };
            readonly "/tramite-legal": {
                readonly answer: readonly components["schemas"]["TramiteDeListaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/tramite-legal/{idCodigo}": {
                readonly answer: components["schemas"]["TramiteVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/unidad/{idCodigo}": {
                readonly answer: components["schemas"]["UnidadVista"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/usuario": {
                readonly answer: readonly components["schemas"]["UsuarioVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/usuario/{id}": {
                readonly answer: components["schemas"]["UsuarioVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/usuario/{id}/segundo-factor": {
                readonly answer: components["schemas"]["EstadoDeSegundoFactor"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/verificacion/{clave}": {
                readonly answer: components["schemas"]["VerificacionVista"];
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/vista-guardada": {
                readonly answer: readonly components["schemas"]["VistaGuardadaVista"][];
                readonly body: null;
                readonly params: {
                    readonly filter?: string;
                    readonly range?: string;
                    readonly sort?: string;
                };
            };
            readonly "/vista-guardada/{id}": {
                readonly answer: components["schemas"]["VistaGuardadaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
        };
        /** @enum {string} */
        readonly GrupoDeTrabajo: "hoy" | "espera" | "vencido" | "semana" | "despues";
        /** @description ASA-017: un grupo de un producto. Montos en dólares. */
        readonly GrupoVista: {
            /** Format: date */
            readonly fechaInicio: Fecha | null;
            readonly grupo: string;
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly mesesPlan: number;
            /** Format: double */
            readonly monto: number;
            /** @description Código del producto: '01' MotorPlan, '02' CasaPlan. */
            readonly producto: string;
            /** Format: double */
            readonly valorCuota: number;
        };
        /** @description Un registro encontrado, y la pantalla de quien busca que lo muestra. */
        readonly HalladoVista: {
            /** @description Identificación de un cliente; null = no es un cliente, o quien busca no lee clientes. */
            readonly cedula: string | null;
            /** @description 'cliente', 'plan', 'vehiculo', 'orden-de-compra', 'solicitud-de-pago', 'pagare', 'asamblea' o 'concesionario'. */
            readonly clase: string;
            /** @description Lo que lo distingue de otros. */
            readonly detalle: string;
            /** @description Ruta de la pantalla, sin el prefijo del rol. */
            readonly enlace: string;
            /** @description De un cliente, los planes de los que es titular. */
            readonly planes: readonly components["schemas"]["PlanHallado"][];
            /** @description Cómo se llama. */
            readonly titulo: string;
        };
        /** @description Algo que falta o no concuerda, y dónde se corrige. */
        readonly HallazgoVista: {
            /** @description Dirección de esa pantalla, sin el prefijo del rol. */
            readonly enlace: string | null;
            /** @description Nombre de la pantalla que lo corrige; null = este usuario no puede abrirla. */
            readonly lugar: string | null;
            readonly texto: string;
        };
        /** @description Las contraseñas de un solo uso de los usuarios creados se muestran una única vez. */
        readonly ImportacionAplicada: {
            readonly acciones: readonly string[];
            /** Format: date-time */
            readonly aplicadaEn: Instante | null;
            readonly aplicadaPor: string | null;
            /** @description Lo que debe confirmarse al aplicar, los primeros. */
            readonly avisos: readonly components["schemas"]["AvisoDeImportacion"][];
            /** Format: double */
            readonly cambiadas: number;
            /** @description Qué cambió en ellas, los primeros. */
            readonly cambios: readonly components["schemas"]["CambioDesdeRevision"][];
            readonly contrasenas: readonly components["schemas"]["ContrasenaDeUsuario"][];
            /** Format: date-time */
            readonly creadaEn: Instante;
            readonly creadaPor: string | null;
            /** Format: double */
            readonly creadas: number;
            /** @description Diferencias entre las cifras de control y los movimientos, si las hay. */
            readonly diferencias: readonly string[];
            /**
             * Format: double
             * @description Errores que no se guardaron por ser demasiados.
             */
            readonly erroresOmitidos: number;
            /** @description VALIDANDO, VALIDADA, CON ERRORES, APLICADA o FALLIDA. */
            readonly estado: string;
            /** @description Por qué no se pudo leer el archivo. */
            readonly fallo: string | null;
            /**
             * Format: double
             * @description Filas cuyos datos cambiaron entre la revisión y el intento de aplicarlas; 0 = ninguna.
             */
            readonly filasCambiadas: number;
            /**
             * Format: double
             * @description Filas del archivo que Excel oculta (un filtro) y que se importarían.
             */
            readonly filasOcultas: number;
            /** @description Hoja del libro de Excel que se leyó: la primera visible. */
            readonly hoja: string | null;
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly iguales: number;
            /** Format: double */
            readonly leidas: number;
            /**
             * Format: double
             * @description Tiempo durante el que la importación ocupó la escritura, en milisegundos.
             */
            readonly milisegundosEscritor: number | null;
            readonly nombreArchivo: string;
            /** Format: double */
            readonly rechazadas: number;
            readonly sumas: readonly components["schemas"]["SumaDeImportacion"][];
            readonly tipo: string;
            /** Format: double */
            readonly totalAvisos: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Un archivo importado: primero se revisa; si no tiene errores puede aplicarse, todo o nada. */
        readonly ImportacionVista: {
            readonly acciones: readonly string[];
            /** Format: date-time */
            readonly aplicadaEn: Instante | null;
            readonly aplicadaPor: string | null;
            /** @description Lo que debe confirmarse al aplicar, los primeros. */
            readonly avisos: readonly components["schemas"]["AvisoDeImportacion"][];
            /** Format: double */
            readonly cambiadas: number;
            /** @description Qué cambió en ellas, los primeros. */
            readonly cambios: readonly components["schemas"]["CambioDesdeRevision"][];
            /** Format: date-time */
            readonly creadaEn: Instante;
            readonly creadaPor: string | null;
            /** Format: double */
            readonly creadas: number;
            /** @description Diferencias entre las cifras de control y los movimientos, si las hay. */
            readonly diferencias: readonly string[];
            /**
             * Format: double
             * @description Errores que no se guardaron por ser demasiados.
             */
            readonly erroresOmitidos: number;
            /** @description VALIDANDO, VALIDADA, CON ERRORES, APLICADA o FALLIDA. */
            readonly estado: string;
            /** @description Por qué no se pudo leer el archivo. */
            readonly fallo: string | null;
            /**
             * Format: double
             * @description Filas cuyos datos cambiaron entre la revisión y el intento de aplicarlas; 0 = ninguna.
             */
            readonly filasCambiadas: number;
            /**
             * Format: double
             * @description Filas del archivo que Excel oculta (un filtro) y que se importarían.
             */
            readonly filasOcultas: number;
            /** @description Hoja del libro de Excel que se leyó: la primera visible. */
            readonly hoja: string | null;
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly iguales: number;
            /** Format: double */
            readonly leidas: number;
            /**
             * Format: double
             * @description Tiempo durante el que la importación ocupó la escritura, en milisegundos.
             */
            readonly milisegundosEscritor: number | null;
            readonly nombreArchivo: string;
            /** Format: double */
            readonly rechazadas: number;
            readonly sumas: readonly components["schemas"]["SumaDeImportacion"][];
            readonly tipo: string;
            /** Format: double */
            readonly totalAvisos: number;
            /** Format: int32 */
            readonly version: number;
        };
        readonly IndicadorDelMes: {
            /** Format: double */
            readonly cantidad: number;
            readonly color: components["schemas"]["ColorDeIndicador"];
            /**
             * Format: double
             * @description Whole percent, half up; 0 when the month has no assembly.
             */
            readonly porcentaje: number;
            /** Format: double */
            readonly total: number;
        };
        /** @description LEG-591: cuántos bloques hay, y cómo están. */
        readonly IndicadoresDeContrato: {
            /** Format: double */
            readonly aprobados: number;
            readonly existe: boolean;
            /** Format: double */
            readonly generados: number;
            readonly idCodigo: string;
            /** Format: double */
            readonly pendientes: number;
            /** Format: double */
            readonly rechazados: number;
            /** Format: double */
            readonly total: number;
        };
        /** @description ASA-003: shares of the month's assemblies. */
        readonly IndicadoresDelMes: {
            readonly completadas: components["schemas"]["IndicadorDelMes"];
            readonly delDia: components["schemas"]["IndicadorDelMes"];
            readonly sinActa: components["schemas"]["IndicadorDelMes"];
        };
        /** @description ASA-002, ASA-003: las cifras del inicio de asambleas. */
        readonly IndicadoresVista: {
            /**
             * Format: double
             * @description Asambleas de hoy.
             */
            readonly asambleasDeHoy: number;
            /**
             * Format: date
             * @description Hoy en Ecuador.
             */
            readonly hoy: Fecha;
            readonly mes: components["schemas"]["IndicadoresDelMes"];
            /**
             * Format: double
             * @description Asambleas desde hoy en adelante.
             */
            readonly proximas: number;
        };
        /** @description Lo que el buró dice de una persona, con quién y cuándo lo consultó. */
        readonly InformeDeBuroVista: {
            /** @description Lo que este usuario puede hacer con ella. */
            readonly acciones: readonly ("consultar-de-nuevo" | "registrar-autorizacion")[];
            /** @description Datos que llegaron y no se pudieron leer. */
            readonly avisos: readonly string[];
            /** @description Color del puntaje: 1–562 rojo, 563–917 amarillo, 918–999 verde. */
            readonly banda: components["schemas"]["BandaDePuntaje"];
            readonly cedula: string;
            /** @description Nombre del cliente de esa cédula, cuando el buró responde con otro; null = es el suyo, o no es cliente. */
            readonly clienteDistinto: string | null;
            /**
             * Format: date
             * @description Fecha en que la persona autorizó la consulta.
             */
            readonly consentimiento: Fecha | null;
            /** Format: date-time */
            readonly consultadoEn: Instante;
            readonly consultadoPor: string;
            /**
             * Format: double
             * @description CUOTAESTIMADA, en dólares.
             */
            readonly cuotaEstimada: number | null;
            /** @description La consulta es de hoy. */
            readonly deHoy: boolean;
            /**
             * Format: double
             * @description Total de pasivos de su estado financiero, en dólares; null = no lo tiene.
             */
            readonly deudaDeclarada: number | null;
            /**
             * Format: double
             * @description Suma de los saldos que reporta el buró, en dólares.
             */
            readonly deudaReportada: number;
            /** @description La autorización firmada está entre los documentos de la persona, y no fue rechazada. */
            readonly documentoDeAutorizacion: boolean;
            /** @description 'pidiendo', 'lista', 'desconocida' o 'fallida'. */
            readonly estado: string;
            /**
             * Format: date
             * @description Día en Ecuador.
             */
            readonly fecha: Fecha;
            /**
             * Format: date
             * @description FECHAINICIAL.
             */
            readonly fechaInicial: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Por qué se repitió el mismo día. */
            readonly motivo: string | null;
            /** @description NOMBRE_SUJETO. */
            readonly nombreSujeto: string;
            /** @description idCodigo del plan para el que se consultó. */
            readonly plan: string | null;
            /** @description Respondió el buró de prueba: los datos son ficticios. */
            readonly prueba: boolean;
            /**
             * Format: double
             * @description SCORE: 1 a 999.
             */
            readonly puntaje: number;
            /**
             * Format: double
             * @description SCOREMAX.
             */
            readonly puntajeMaximo: number | null;
            /** @description Deudas en cooperativas y otras financieras. */
            readonly rfr: readonly components["schemas"]["OperacionDeBuro"][];
            /** @description Deudas en bancos. */
            readonly sbs: readonly components["schemas"]["OperacionDeBuro"][];
            /** @description Deudas en comercios. */
            readonly sicom: readonly components["schemas"]["OperacionDeBuro"][];
            /**
             * Format: double
             * @description TASADEMALOSACUM, como la envía el buró.
             */
            readonly tasaDeMalosAcumulado: number | null;
            /**
             * Format: double
             * @description TOTALACUM, como lo envía el buró.
             */
            readonly totalAcumulado: number | null;
        };
        /** @description Si hay un ingreso con la cuenta de la empresa, y quiénes ingresan además con contraseña. */
        readonly IngresoDeEmpresa: {
            readonly activo: boolean;
            /** @enum {string} */
            readonly contrasenas: "todos" | "administradores" | "nadie";
        };
        /** @description A dónde va el navegador, y lo que debe guardar hasta que vuelva. */
        readonly IngresoIniciado: {
            /** @description Sellada; vale 15 minutos. */
            readonly transaccion: string;
            readonly url: string;
        };
        /** @description ASA-036, ASA-037: el interruptor PARTICIPA. */
        readonly InterruptorDeParticipante: {
            /** @description true = PARTICIPA; false = vuelve al estado con que se creó la asamblea. */
            readonly participa: boolean;
            /** Format: int32 */
            readonly version?: number;
        };
        /** @description Los campos de solo lectura se ignoran. */
        readonly IntervinienteCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /**
             * @description Apellidos. Obligatorio según los demás valores.
             * @example Loor Macías
             */
            readonly apellidos?: string | null;
            /** @description En calidad de. Solo según los demás valores; si no corresponde, se descarta. */
            readonly calidad?: string | null;
            /** @description Ciudad. Solo según los demás valores; si no corresponde, se descarta. */
            readonly ciudad?: string | null;
            /**
             * Format: email
             * @description Correo electrónico. Solo según los demás valores; si no corresponde, se descarta.
             */
            readonly correo?: string | null;
            /** @description Dirección. Solo según los demás valores; si no corresponde, se descarta. */
            readonly direccion?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly distintos?: readonly components["schemas"]["DiferenciaVista"][];
            /**
             * @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho. Solo según los demás valores; si no corresponde, se descarta.
             * @enum {string|null}
             */
            readonly estadoCivil?: "S" | "C" | "D" | "V" | "U" | null;
            /** @description Solo lectura; se ignora. */
            readonly faltan?: readonly string[];
            /**
             * @description Género. M: Masculino; F: Femenino.
             * @enum {string|null}
             */
            readonly genero?: "M" | "F" | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /**
             * @description Identificación.
             * @example 1712345678
             */
            readonly identificacion: string;
            /**
             * @description Nacionalidad. Código de /pais. Solo según los demás valores; si no corresponde, se descarta.
             * @example EC
             */
            readonly nacionalidad?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly nombreRol?: string;
            /**
             * @description Nombres.
             * @example María Fernanda
             */
            readonly nombres: string;
            /** @description Solo lectura; se ignora. */
            readonly obligatorio?: boolean;
            /** @description Ocupación. Solo según los demás valores; si no corresponde, se descarta. */
            readonly ocupacion?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly origen?: string;
            /** @description Solo lectura; se ignora. */
            readonly rol?: string;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. Solo según los demás valores; si no corresponde, se descarta. */
            readonly telefono?: string | null;
            /**
             * @description Tipo de identificación. C: Cédula; R: RUC; P: Pasaporte.
             * @enum {string}
             */
            readonly tipoIdentificacion: "C" | "R" | "P";
            /**
             * Format: int32
             * @description La que se leyó, 0 en la primera; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description Una persona del caso, con lo que imprimen sus documentos. */
        readonly IntervinienteVista: {
            readonly acciones: readonly components["schemas"]["AccionDeIntervinienteVista"][];
            /** @description Apellidos. */
            readonly apellidos: string | null;
            /** @description En calidad de. */
            readonly calidad: string | null;
            /** @description Ciudad. */
            readonly ciudad: string | null;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string | null;
            /** @description Dirección. */
            readonly direccion: string | null;
            /** @description Datos que no son los de la solicitud. */
            readonly distintos: readonly components["schemas"]["DiferenciaVista"][];
            /** @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho. */
            readonly estadoCivil: string | null;
            /** @description Datos que algún documento necesita y todavía no están. */
            readonly faltan: readonly string[];
            /** @description Género. M: Masculino; F: Femenino. */
            readonly genero: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            readonly guardadaPor: string | null;
            /** @description El rol. */
            readonly id: string;
            /** @description Código del plan: '01-M001-12'. */
            readonly idCodigo: string;
            /** @description Identificación. */
            readonly identificacion: string | null;
            /** @description Nacionalidad. Código de /pais. */
            readonly nacionalidad: string | null;
            /** @description 'Cónyuge del garante' */
            readonly nombreRol: string;
            /** @description Nombres. */
            readonly nombres: string | null;
            /** @description Ningún caso está sin esta persona. */
            readonly obligatorio: boolean;
            /** @description Ocupación. */
            readonly ocupacion: string | null;
            readonly origen: components["schemas"]["OrigenDeIntervinienteVista"];
            readonly rol: components["schemas"]["RolDeIntervinienteVista"];
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly telefono: string | null;
            /** @description Tipo de identificación. C: Cédula; R: RUC; P: Pasaporte. */
            readonly tipoIdentificacion: string | null;
            /**
             * Format: int32
             * @description 0 = nadie la ha escrito todavía.
             */
            readonly version: number;
        };
        readonly LevantamientoDeSuspension: {
            /** @description Por qué se vuelven a tratar sus datos. */
            readonly motivo: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description El registro entero, como se leyó. */
        readonly LimiteCambio: {
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * @description Hasta. Hasta dos decimales.
             * @example 50000
             */
            readonly monto: number;
            /**
             * @description Rol. Riesgo: Riesgo.
             * @enum {string}
             */
            readonly rol: "Riesgo";
            /**
             * @description Usuario. El asterisco aplica a quienes no tienen un límite propio.
             * @example *
             */
            readonly usuario: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly LimiteEliminado: {
            readonly eliminado: boolean;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly monto: number | null;
            readonly rol: string | null;
            readonly usuario: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly LimiteNuevo: {
            /**
             * @description Hasta. Hasta dos decimales.
             * @example 50000
             */
            readonly monto: number;
            /**
             * @description Rol. Riesgo: Riesgo.
             * @enum {string}
             */
            readonly rol: "Riesgo";
            /**
             * @description Usuario. El asterisco aplica a quienes no tienen un límite propio.
             * @example *
             */
            readonly usuario: string;
        };
        /** @description Hasta qué monto un rol, o un usuario, aprueba una carpeta con su propia excepción o sus marcas. */
        readonly LimiteVista: {
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Hasta. Hasta dos decimales. */
            readonly monto: number | null;
            /** @description Rol. Riesgo: Riesgo. */
            readonly rol: string | null;
            /** @description Usuario. El asterisco aplica a quienes no tienen un límite propio. */
            readonly usuario: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly LineaDeBaseVista: {
            /** @description 'Puntaje de riesgo', 'Buró de crédito' … */
            readonly etiqueta: string;
            readonly valor: string;
        };
        /** @description PAG-509, PAG-518: un documento que el pago pide. */
        readonly LineaDePago: {
            /** @description 'ver', 'subir': lo que este usuario puede hacer ahora. */
            readonly acciones: readonly string[];
            /**
             * Format: int32
             * @description null = el listado del plan no lo tiene.
             */
            readonly documentoId: number | null;
            readonly estado: components["schemas"]["EstadoDeLineaVista"];
            /** @description 'Correcto', 'Por revisar', 'Sin archivo' … */
            readonly etiquetaEstado: string;
            /** @description Sin él no se guarda ni se aprueba: no tiene archivo, o riesgo lo rechazó. */
            readonly falta: boolean;
            /** @description Qué archivo admite: 'pdf', 'imagen' o 'pdf-jpeg'. */
            readonly formato: string | null;
            readonly nombre: string;
            readonly nombreDescarga: string | null;
            /** @description Por qué no se aceptó. */
            readonly observaciones: string | null;
            readonly plan: string;
            /** @description Dirección del archivo dentro de la API; null = sin archivo. */
            readonly ruta: string | null;
            /** Format: date-time */
            readonly subidoEn: Instante | null;
            readonly tipo: string;
            readonly tipoArchivo: string | null;
            /**
             * Format: int32
             * @description Del documento: con ella se sube otro archivo.
             */
            readonly version: number | null;
        };
        /** @description Resultado de 'Generar listado' (DOC-039). */
        readonly ListadoGenerado: {
            /** Format: double */
            readonly agregados: number;
            /** Format: double */
            readonly documentosListos: number;
            /** Format: double */
            readonly documentosTotal: number;
            /** @description 'Documentación completa' … */
            readonly estado: string;
            /** @description 'Listado generado'. */
            readonly mensaje: string;
            /** Format: double */
            readonly noAplican: number;
            readonly plan: string;
            /**
             * Format: double
             * @description De personas que ya no constan.
             */
            readonly reemplazados: number;
            /**
             * Format: double
             * @description Vuelven a aplicar.
             */
            readonly vuelven: number;
        };
        readonly LlamadaRegistrada: {
            /**
             * Format: date-time
             * @description Instante, ISO, UTC.
             */
            readonly fecha: Instante;
            /** @description 'Volver a llamar el 12/03/2026: pide la fecha de entrega'. */
            readonly texto: string;
            readonly usuario: string | null;
        };
        /** @description Con ella la pantalla cifra en el equipo lo que todavía no llegó al servidor; cada usuario tiene la suya. */
        readonly LlaveDeCopia: {
            /** @description 32 bytes en base64. No se guarda en el navegador. */
            readonly llave: string;
        };
        readonly MarcaConElActa: {
            readonly adjudicadoPor?: string;
            /** Format: double */
            readonly cantidadOferta?: number;
            readonly idCodigo: string;
            /** @description true: pasar a PARTICIPA; false: volver al estado inicial. */
            readonly participa?: boolean;
            /** Format: double */
            readonly prioridadOferta?: number;
        };
        readonly MarcaDeFila: {
            /** @enum {string} */
            readonly adjudicadoPor?: "" | "Oferta" | "Sorteo";
            readonly cantidadOferta?: number;
            readonly idCodigo: string;
            readonly prioridadOferta?: number;
        };
        /** @description RIE-019: la marca de un parámetro de la calificación. */
        readonly MarcaDeParametro: {
            /** @description null = volver a la regla; el parámetro sin regla queda sin marcar. */
            readonly cumple: boolean | null;
            /** @description Por qué; queda en el historial. */
            readonly motivo?: string;
            /** @description Código del parámetro: 'VALOR7'. */
            readonly parametro: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description MED-528, MED-530: marca de vehículo. */
        readonly MarcaVehiculoVista: {
            readonly codigo: string;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
        };
        /** @description Media de días hábiles hasta la entrega. */
        readonly MediaDelTableroVista: {
            /**
             * Format: double
             * @description Del periodo anterior.
             */
            readonly anterior: number | null;
            /**
             * Format: double
             * @description 'Media en dias'; null = no hubo entregas.
             */
            readonly dias: number | null;
            /** Format: double */
            readonly entregas: number;
            /** @description 'aTiempo', 'intermedio' o 'tarde'; null = no hubo entregas. */
            readonly tono: string | null;
        };
        /** @description MED-541: un cambio. Uno aprobado vuelve a esperar y se envía de nuevo. */
        readonly MedioCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly actualizadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly actualizadoPor?: string | null;
            /** @description Avalúo. Hasta dos decimales. */
            readonly avaluo: number;
            /** @description La del medio: el cliente no cambia. */
            readonly cedula?: string;
            /** @description Solo lectura; se ignora. */
            readonly cliente?: components["schemas"]["ClienteDeMedio"];
            /** @description Costos legales. Hasta dos decimales. */
            readonly costosLegales: number;
            /** @description Solo lectura; se ignora. */
            readonly creadoPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly decididoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly decididoPor?: string | null;
            /** @description Desgravamen. Hasta dos decimales. */
            readonly desgravamen: number;
            /**
             * Format: double
             * @description Si se envía, debe ser el valor menos los planes.
             */
            readonly diferencia?: number | null;
            /** @description Sin él no lleva dispositivo. */
            readonly dispositivo?: components["schemas"]["DispositivoComoSeLeyo"] | null;
            /** @description Solo lectura; se ignora. */
            readonly ejecutivo?: components["schemas"]["EjecutivoDeMedio"] | null;
            /** @description Solo lectura; se ignora. */
            readonly enviadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly enviadoPor?: string | null;
            /** @description Escrituras. Hasta dos decimales. */
            readonly escrituras: number;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /** @description Solo lectura; se ignora. */
            readonly etiquetaEstado?: string;
            /** @description Solo lectura; se ignora. */
            readonly fecha?: string;
            /** @description Sin ella queda la que tiene. */
            readonly ficha?: components["schemas"]["FichaCambio"];
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly idFicha?: number | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly idOrden?: number | null;
            /** @description Impuesto y timbres. Hasta dos decimales. */
            readonly impuestoTimbres: number;
            /** @description Solo lectura; se ignora. */
            readonly motivo?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly motivoSuspension?: string | null;
            /** @description Observaciones. */
            readonly observaciones?: string | null;
            /** @description Pago anticipado. Hasta dos decimales. */
            readonly pagoAnticipado: number;
            /** @description De 1 a 4 planes adjudicados del cliente, del mismo producto: códigos, o los planes como se leyeron. */
            readonly planes: readonly (components["schemas"]["CodigoDePlan"] | components["schemas"]["PlanDeMedio"])[];
            /** @description Sin ella no tiene póliza. */
            readonly poliza?: components["schemas"]["PolizaEnviada"] | null;
            /** @description Solo lectura; se ignora. */
            readonly producto?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly reemplazaA?: number | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly reemplazadoPor?: number | null;
            /**
             * Format: double
             * @description Si se envía, debe ser la suma de los cinco costos.
             */
            readonly total?: number | null;
            /** @description Valor del bien. Hasta dos decimales. */
            readonly valor: number;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description Un medio de aprobación en la lista (MED-500, MED-504). */
        readonly MedioDeListaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeMedioVista"][];
            /** @description 'Kia Sportage 2026' o 'Departamento, Quito'. */
            readonly bien: string;
            readonly cedula: string;
            /** Format: date-time */
            readonly decididoEn: Instante | null;
            /** @description A quien lo asignó la jefatura; si no, el del primer plan. */
            readonly ejecutivo: components["schemas"]["EjecutivoDeMedio"] | null;
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            readonly estado: components["schemas"]["EstadoDeMedioVista"];
            /** @description 'En espera', 'Enviado', 'Aprobado', 'No aprobado'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date-time
             * @description Cuándo se creó.
             */
            readonly fecha: Instante;
            /** Format: int32 */
            readonly id: number;
            readonly nombreCliente: string;
            /** @description De 1 a 4 códigos de plan, en el orden elegido. */
            readonly planes: readonly string[];
            readonly producto: string;
            /** Format: double */
            readonly total: number;
            /** Format: double */
            readonly valor: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description El medio de un plan, en breve. */
        readonly MedioDePlan: {
            readonly estado: components["schemas"]["EstadoDeMedioVista"];
            readonly etiquetaEstado: string;
            /** Format: int32 */
            readonly id: number;
        };
        /** @description MED-506: un medio nuevo. */
        readonly MedioNuevo: {
            /** @description Avalúo. Hasta dos decimales. */
            readonly avaluo: number;
            readonly cedula: string;
            /** @description Costos legales. Hasta dos decimales. */
            readonly costosLegales: number;
            /** @description Desgravamen. Hasta dos decimales. */
            readonly desgravamen: number;
            /**
             * Format: double
             * @description Si se envía, debe ser el valor menos los planes.
             */
            readonly diferencia?: number | null;
            /** @description Sin él no lleva dispositivo. */
            readonly dispositivo?: components["schemas"]["DispositivoEnviado"];
            /** @description Escrituras. Hasta dos decimales. */
            readonly escrituras: number;
            /** @description La ficha, o `idFicha` de una ya guardada. */
            readonly ficha?: components["schemas"]["FichaEnviada"];
            /** Format: int32 */
            readonly idFicha?: number | null;
            /** @description Impuesto y timbres. Hasta dos decimales. */
            readonly impuestoTimbres: number;
            /** @description Observaciones. */
            readonly observaciones?: string | null;
            /** @description Pago anticipado. Hasta dos decimales. */
            readonly pagoAnticipado: number;
            /** @description De 1 a 4 códigos de planes adjudicados del cliente, del mismo producto. */
            readonly planes: readonly components["schemas"]["CodigoDePlan"][];
            /** @description Sin ella no tiene póliza. */
            readonly poliza?: components["schemas"]["PolizaEnviada"];
            /**
             * Format: int32
             * @description El medio no aprobado en cuyo lugar se hace.
             */
            readonly reemplazaA?: number | null;
            /**
             * Format: double
             * @description Si se envía, debe ser la suma de los cinco costos.
             */
            readonly total?: number | null;
            /** @description Valor del bien. Hasta dos decimales. */
            readonly valor: number;
        };
        /** @description MED-504: un medio de aprobación completo. */
        readonly MedioVista: {
            readonly acciones: readonly components["schemas"]["AccionDeMedioVista"][];
            /** Format: date-time */
            readonly actualizadoEn: Instante | null;
            readonly actualizadoPor: string | null;
            /** @description Avalúo. Hasta dos decimales. */
            readonly avaluo: number;
            readonly cliente: components["schemas"]["ClienteDeMedio"];
            /** @description Costos legales. Hasta dos decimales. */
            readonly costosLegales: number;
            readonly creadoPor: string | null;
            /** Format: date-time */
            readonly decididoEn: Instante | null;
            readonly decididoPor: string | null;
            /** @description Desgravamen. Hasta dos decimales. */
            readonly desgravamen: number;
            /**
             * Format: double
             * @description Valor del bien menos los planes, nunca negativa.
             */
            readonly diferencia: number;
            readonly dispositivo: components["schemas"]["DispositivoDeMedio"] | null;
            readonly ejecutivo: components["schemas"]["EjecutivoDeMedio"] | null;
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            readonly enviadoPor: string | null;
            /** @description Escrituras. Hasta dos decimales. */
            readonly escrituras: number;
            readonly estado: components["schemas"]["EstadoDeMedioVista"];
            readonly etiquetaEstado: string;
            /** Format: date-time */
            readonly fecha: Instante;
            readonly ficha: components["schemas"]["FichaVista"];
            /** Format: int32 */
            readonly id: number;
            /** Format: double */
            readonly idOrden: number | null;
            /** @description Impuesto y timbres. Hasta dos decimales. */
            readonly impuestoTimbres: number;
            /** @description Por qué no se aprobó, o lo que riesgo anotó al aprobar. */
            readonly motivo: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            /** @description Observaciones. */
            readonly observaciones: string | null;
            /** @description Pago anticipado. Hasta dos decimales. */
            readonly pagoAnticipado: number;
            readonly planes: readonly components["schemas"]["PlanDeMedio"][];
            readonly poliza: components["schemas"]["PolizaVista"] | null;
            readonly producto: string;
            /**
             * Format: double
             * @description El no aprobado en cuyo lugar se hizo.
             */
            readonly reemplazaA: number | null;
            /**
             * Format: double
             * @description El que se hizo en su lugar.
             */
            readonly reemplazadoPor: number | null;
            /**
             * Format: double
             * @description Suma de los cinco costos.
             */
            readonly total: number;
            /** @description Valor del bien. Hasta dos decimales. */
            readonly valor: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Memo de las asambleas de un grupo hasta una fecha. */
        readonly MemoPorGenerar: {
            /**
             * Format: date
             * @description 'AAAA-MM-DD', hoy a más tardar.
             */
            readonly fecha: Fecha;
            readonly grupo: string;
            /** @enum {string} */
            readonly producto: "01" | "02";
        };
        /** @description Un mes de la línea. */
        readonly MesDelTableroVista: {
            /** Format: double */
            readonly adjudicados: number;
            /** Format: double */
            readonly entregados: number;
            /** Format: double */
            readonly mediaEnDias: number | null;
            /** @description 'AAAA-MM' */
            readonly mes: string;
        };
        /** @description RIE-504: cifras del inicio de riesgo. El mes es el presente, en Ecuador. */
        readonly MetricasDeCarpetas: {
            /** Format: double */
            readonly aprobadasMes: number;
            /** Format: double */
            readonly devueltasMes: number;
            /**
             * Format: double
             * @description Días hábiles del envío a la decisión, de lo decidido en el mes, con un decimal; null si no hubo.
             */
            readonly diasPromedio: number | null;
            /** Format: double */
            readonly enRiesgo: number;
            /** Format: double */
            readonly recibidasMes: number;
        };
        /** @description El modelo del contrato, como lo recibió el cliente antes de firmar. */
        readonly ModeloEntregadoVista: {
            /** @description Al que se envió; null = en persona. */
            readonly correo: string | null;
            /** Format: date-time */
            readonly entregadoEn: Instante;
            /**
             * Format: date-time
             * @description Esas horas después.
             */
            readonly firmableDesde: Instante;
            /**
             * Format: double
             * @description Que deben pasar hasta la firma: el plazo 'modelo' de su adjudicación cuando se entregó.
             */
            readonly horas: number;
            /**
             * @description 'mano' en persona, con recibo firmado; 'correo' por correo electrónico.
             * @enum {string}
             */
            readonly medio: "mano" | "correo";
            /** @description Lo que recibió es lo que el contrato dice ahora. */
            readonly mismoTexto: boolean;
            /** Format: date-time */
            readonly registradaEn: Instante;
            readonly registradaPor: string | null;
            /** @description SHA-256 del archivo entregado. */
            readonly sha256: string;
        };
        /** @description MED-528, MED-531: modelo de una marca. */
        readonly ModeloVehiculoVista: {
            /** @description Código de la clase (tipo-vehiculo). */
            readonly clase: string;
            readonly codigo: string;
            /** Format: int32 */
            readonly id: number;
            /**
             * Format: double
             * @description Id de la marca.
             */
            readonly marca: number;
            readonly nombre: string;
        };
        /** @description Por qué no se aprueba, o se anula. */
        readonly MotivoDeAdenda: {
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @enum {string} */
        readonly MotivoDeCoincidencia: "identificacion" | "nombre";
        /** @description Una línea de la cuenta de un plan. Montos en dólares. */
        readonly MovimientoVista: {
            /** Format: date */
            readonly fecha: Fecha;
            /** Format: int32 */
            readonly id: number;
            readonly numeroDocumento: string;
            readonly referencia: string | null;
            readonly serieDocumento: string;
            readonly tipoDocumento: string;
            readonly tipoMovimiento: string;
            /** Format: double */
            readonly valorCredito: number;
            /** Format: double */
            readonly valorDebito: number;
            /**
             * Format: double
             * @description Saldo de la cuenta después de este movimiento.
             */
            readonly valorSaldo: number;
        };
        readonly NegacionDeDerecho: {
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description Un nodo del árbol de 'Registro de Tareas': un evento o una tarea. */
        readonly NodoDeTareas: {
            /** @description De una tarea: 'P', 'C', 'S' o 'A'; null = es un evento. */
            readonly estado: string | null;
            readonly etiquetaEstado: string | null;
            /**
             * Format: double
             * @description Id del evento.
             */
            readonly evento?: number;
            /**
             * Format: date-time
             * @description Instante, ISO, UTC.
             */
            readonly fecha: Instante;
            /**
             * Format: date
             * @description De una tarea.
             */
            readonly fechaEjecucion: Fecha | null;
            readonly hijos: readonly components["schemas"]["NodoDeTareas"][];
            /** @description 'evento-12' o 'tarea-3'. */
            readonly id: string;
            readonly observaciones: string | null;
            /**
             * Format: double
             * @description Id de la tarea.
             */
            readonly tarea?: number;
            readonly texto: string;
            readonly usuario: string | null;
        };
        readonly NotarioVista: {
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            readonly tipo: string;
        };
        /** @description Las que informan: lo que piden las otras está en 'Mi trabajo'. */
        readonly NotificacionesSinLeer: {
            /** Format: double */
            readonly cantidad: number;
        };
        readonly NotificacionVista: {
            /** @description Pedía un trabajo que alguien ya hizo o que pasó a otra persona. */
            readonly atendida: boolean;
            /** Format: date-time */
            readonly creadaEn: Instante;
            /** @description Ruta de la pantalla, sin el prefijo del rol. */
            readonly enlace: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description La leyó, o ya no hace falta. */
            readonly leida: boolean;
            /** @description Pide un trabajo: está también en 'Mi trabajo'. */
            readonly pideTrabajo: boolean;
            readonly texto: string;
            readonly titulo: string;
        };
        /** @description ASA-077, ASA-085: lo que propone el diálogo 'Nueva fecha'. */
        readonly NuevaFechaVista: {
            /** Format: date */
            readonly fechaMinima: Fecha;
            /** Format: double */
            readonly numeroAsamblea: number;
            /** @description false: el grupo ya tiene todas sus asambleas. */
            readonly permitida: boolean;
        };
        /** @description Una llamada al cliente, o de él. */
        readonly NuevaLlamada: {
            readonly comentario?: string;
            /**
             * Format: date
             * @description Con 'volver-a-llamar': el día, desde hoy; crea una tarea de quien la registra.
             */
            readonly fecha?: Fecha;
            readonly resultado: components["schemas"]["ResultadoDeLlamada"];
        };
        /** @description Una nota sobre un plan. */
        readonly NuevaNota: {
            /** @description Ids de los usuarios a quienes se avisa. */
            readonly avisar?: readonly number[];
            readonly texto: string;
        };
        /** @description Comentario de RSA. */
        readonly NuevoComentario: {
            readonly comentario: string;
        };
        /** @description Algo que se pide a un colega sobre un plan. */
        readonly NuevoPedido: {
            /**
             * Format: date
             * @description Hasta cuándo, desde hoy.
             */
            readonly fecha: Fecha;
            /**
             * Format: int32
             * @description Id del usuario a quien se le pide.
             */
            readonly para: number;
            readonly texto: string;
        };
        readonly NumeroPorEscribir: {
            /** @description Como está en su fuente; los espacios no cuentan. */
            readonly numero: string;
            /** Format: int32 */
            readonly version?: number;
        };
        /** @description Una oferta en el orden de la regla de adjudicación de su asamblea. */
        readonly OfertaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeParticipante"][];
            /** @description 'Oferta', 'Sorteo', 'Entrega' o '' (ASA-034). */
            readonly adjudicadoPor: string;
            /**
             * Format: double
             * @description Número de la asamblea de la adjudicación; 0 = ninguna.
             */
            readonly asambleaAdjudica: number;
            /** Format: int32 */
            readonly asambleaId: number;
            /** Format: double */
            readonly cantidadOferta: number;
            readonly cedula: string;
            /** @description Interruptor PARTICIPA. */
            readonly checked: boolean;
            /** @description Puesto dentro del grupo. */
            readonly codigo: string;
            /** Format: double */
            readonly cuotaVencidas: number;
            /** @description 'participa', 'no participa' o 'participa cesion' (ASA-033). */
            readonly estado: string;
            /** @description El estado con que entró en la asamblea; el interruptor vuelve a él. */
            readonly estadoInicial: string;
            /** Format: int32 */
            readonly id: number;
            /** @description Identificador del plan. */
            readonly idCodigo: string;
            /**
             * Format: double
             * @description 1 = la primera.
             */
            readonly lugar: number;
            readonly nombreCliente: string;
            /** @description Lo que pasó después con ella: 'Retirado el 21/11/2026', 'Reasignado a 01-M001-9', 'Adjudicado por reasignación (Sorteo)', 'En lugar de 01-M001-7'. */
            readonly novedades: readonly string[];
            /** Format: double */
            readonly prioridadOferta: number;
            /** @description Por qué está en ese lugar: 'Valor de la oferta 3.000,00; antes, el código 5 con 3.600,00'. */
            readonly razon: string;
            /** @description La adjudicación que muestra la fila ya no está vigente. */
            readonly retirada: boolean;
            /** Format: double */
            readonly valorCuota: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Entrada del selector de asambleas: 1 … última + 1. */
        readonly OpcionDeAsamblea: {
            readonly acta: string;
            readonly estado: string | null;
            /** @description Texto del selector: '5 · 14/03/2026', '6 · Sin fecha'. */
            readonly etiqueta: string;
            /** Format: date */
            readonly fecha: Fecha | null;
            /**
             * Format: int32
             * @description null para la última + 1 ('Sin fecha') y para números que el grupo no tiene.
             */
            readonly id: number | null;
            /** Format: double */
            readonly numeroAsamblea: number;
            /** @description false: al elegirla se muestra la advertencia de ASA-027. */
            readonly seleccionable: boolean;
        };
        readonly OpcionesDeAsamblea: {
            /** @description Advertencia de ASA-027, literal. */
            readonly advertencia: string;
            readonly grupo: string;
            /** Format: int32 */
            readonly grupoId: number;
            /** Format: double */
            readonly mesesPlan: number;
            readonly nuevaFecha: components["schemas"]["NuevaFechaVista"];
            /** Format: double */
            readonly numeroProxima: number | null;
            readonly opciones: readonly components["schemas"]["OpcionDeAsamblea"][];
            readonly producto: string;
        };
        /** @description One debt in SBS (banks), RFR (cooperatives and others) or SICOM (commerce): BUR-003, BUR-508. Amounts in dollars with two decimals. */
        readonly OperacionDeBuro: {
            /** Format: double */
            readonly carteraCastigada: number | null;
            /** Format: double */
            readonly demandaJudicial: number | null;
            /** Format: double */
            readonly diasVencido: number | null;
            /**
             * Format: date
             * @description 'YYYY-MM-DD'
             */
            readonly fechaCorte: Fecha | null;
            readonly institucion: string | null;
            /** Format: double */
            readonly noDevengaInteres: number | null;
            /** Format: double */
            readonly saldoTotal: number | null;
            readonly tipoCredito: string | null;
            readonly tipoRiesgo: string | null;
            /** Format: double */
            readonly valorPorVencer: number | null;
            /** Format: double */
            readonly vencido: number | null;
        };
        readonly OperacionInusualNueva: {
            /**
             * Format: date
             * @description Cuándo ocurrió; no después de hoy.
             */
            readonly fecha: Fecha;
            /** @description Cédula, RUC o pasaporte de un cliente. */
            readonly identificacion: string;
            /**
             * Format: double
             * @description En dólares; vacío: sin monto.
             */
            readonly monto: number | null;
            /** @description Por qué es inusual. */
            readonly motivo: string;
        };
        /** @description Una operación que alguien encontró inusual, y lo que se decidió. */
        readonly OperacionInusualVista: {
            readonly acciones: readonly components["schemas"]["AccionDeOperacionInusual"][];
            /** Format: date-time */
            readonly creadaEn: Instante;
            readonly creadaPor: string | null;
            /** Format: date-time */
            readonly decididaEn: Instante | null;
            readonly decididaPor: string | null;
            /** @description Por qué se decidió así. */
            readonly decision: string | null;
            readonly estado: components["schemas"]["EstadoDeOperacionInusual"];
            /** Format: date */
            readonly fecha: Fecha;
            /** Format: int32 */
            readonly id: number;
            readonly identificacion: string;
            /**
             * Format: double
             * @description En dólares; vacío: sin monto.
             */
            readonly monto: number | null;
            /** @description Por qué es inusual. */
            readonly motivo: string;
            readonly nombre: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Lo que corrige quien la hizo mientras está pendiente: todo lo escrito. Los campos de solo lectura se ignoran. */
        readonly OrdenDeCompraCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly anuladaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly anuladaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly aprobadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly aprobadaPor?: string | null;
            /** @description Atención a tercero. Obligatorio según los demás valores. */
            readonly atencionTercero?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly bancoBeneficiario?: string | null;
            /**
             * @description Banco. Obligatorio según los demás valores.
             * @example Banco Pichincha
             */
            readonly bancoTercero?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly beneficiario?: string;
            /** @description Solo lectura; se ignora. */
            readonly carpetaAprobada?: boolean;
            /** @description Solo 001 (Normal). */
            readonly categoriaCarta?: string;
            /** @description Solo lectura; se ignora. */
            readonly cliente?: components["schemas"]["ClienteDeOrden"];
            /** @description Comisión dispositivo. Hasta dos decimales. */
            readonly comisionDispositivo?: number | null;
            /** @description Concesionario. Obligatorio según los demás valores. */
            readonly concesionarioId?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly contable?: string | null;
            /** @description Contable. */
            readonly contableId?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly creadoPor?: string | null;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly diferenciaPrecio?: number;
            /** @description Solo lectura; se ignora. */
            readonly documentoEmitido?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly esConcesionario?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /** @description Solo lectura; se ignora. */
            readonly etiquetaEstado?: string;
            /** @description Solo lectura; se ignora. */
            readonly fecha?: string;
            /** @description Solo lectura; se ignora. */
            readonly financiaDiferenciaPrecio?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly identificacionBeneficiario?: string | null;
            /** @description Identificación. Obligatorio según los demás valores. */
            readonly identificacionTercero?: string | null;
            /** @description Incluir concesionario. */
            readonly incluyeConcesionario?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly jefeVentas?: string | null;
            /** @description Jefe de ventas. */
            readonly jefeVentasId?: number | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly medioId?: number;
            /** @description Solo lectura; se ignora. */
            readonly motivo?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly motivoSuspension?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly nombreCategoriaCarta?: string;
            /** @description Solo lectura; se ignora. */
            readonly nombreConcesionario?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly nombreTipoCarta?: string;
            /** @description Solo lectura; se ignora. */
            readonly numeroCuentaBeneficiario?: string | null;
            /**
             * @description Número de cuenta. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores.
             * @example 2201234567
             */
            readonly numeroCuentaTercero?: string | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly pagoAnticipado?: number;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly pagoConcesionario?: number;
            /** @description Solo lectura; se ignora. */
            readonly planes?: readonly components["schemas"]["PlanDeOrden"][];
            /** @description % de comisión. Hasta dos decimales, en %. */
            readonly porcentajeComision: number;
            /** @description Solo lectura; se ignora. */
            readonly producto?: string;
            /** @description Solo lectura; se ignora. */
            readonly rucBeneficiario?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly rucConcesionario?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly sinConcesionario?: boolean;
            /**
             * @description Tipo de carta. 001: Carta vehiculo nuevo; 002: Carta vehiculo semi nuevo; 003: Carta vehiculo nuevo concesionaria incluye dispositivo.
             * @enum {string}
             */
            readonly tipoCarta: "001" | "002" | "003";
            /** @description Solo lectura; se ignora. */
            readonly tipoCuentaBeneficiario?: string | null;
            /**
             * @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. Obligatorio según los demás valores.
             * @example AHORROS
             * @enum {string|null}
             */
            readonly tipoCuentaTercero?: "AHORROS" | "CORRIENTE" | null;
            /** @description Solo lectura; se ignora. */
            readonly tipoIdentificacionBeneficiario?: string | null;
            /**
             * @description Tipo de identificación. C: Cédula; R: RUC; P: Pasaporte. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoIdentificacionTercero?: "C" | "R" | "P" | null;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly valorComision?: number;
            /** @description Valor dispositivo. Hasta dos decimales. Obligatorio según los demás valores. */
            readonly valorDispositivo?: number | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly valorFinanciaDiferenciaPrecio?: number;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly valorPlan?: number;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly valorVehiculo?: number;
            /** @description Solo lectura; se ignora. */
            readonly vehiculo?: components["schemas"]["VehiculoDeOrden"];
            /** @description Solo lectura; se ignora. */
            readonly vendedor?: string | null;
            /** @description Vendedor. */
            readonly vendedorId?: number | null;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description ORD-553: lo que se escribe; cliente, planes, vehículo y montos salen del medio. Un monto calculado que se envíe debe ser el nuestro. */
        readonly OrdenDeCompraNueva: {
            /** @description Atención a tercero. Obligatorio según los demás valores. */
            readonly atencionTercero?: string | null;
            /**
             * @description Banco. Obligatorio según los demás valores.
             * @example Banco Pichincha
             */
            readonly bancoTercero?: string | null;
            /** @description Solo 001 (Normal). */
            readonly categoriaCarta?: string;
            /** @description Comisión dispositivo. Hasta dos decimales. */
            readonly comisionDispositivo?: number | null;
            /** @description Concesionario. Obligatorio según los demás valores. */
            readonly concesionarioId?: number | null;
            /** @description Contable. */
            readonly contableId?: number | null;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly diferenciaPrecio?: number;
            /** @description Identificación. Obligatorio según los demás valores. */
            readonly identificacionTercero?: string | null;
            /** @description Incluir concesionario. */
            readonly incluyeConcesionario?: boolean;
            /** @description Jefe de ventas. */
            readonly jefeVentasId?: number | null;
            /**
             * Format: int32
             * @description El medio de aprobación aprobado.
             */
            readonly medioId: number;
            /**
             * @description Número de cuenta. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores.
             * @example 2201234567
             */
            readonly numeroCuentaTercero?: string | null;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly pagoConcesionario?: number;
            /** @description % de comisión. Hasta dos decimales, en %. */
            readonly porcentajeComision: number;
            /**
             * @description Tipo de carta. 001: Carta vehiculo nuevo; 002: Carta vehiculo semi nuevo; 003: Carta vehiculo nuevo concesionaria incluye dispositivo.
             * @enum {string}
             */
            readonly tipoCarta: "001" | "002" | "003";
            /**
             * @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. Obligatorio según los demás valores.
             * @example AHORROS
             * @enum {string|null}
             */
            readonly tipoCuentaTercero?: "AHORROS" | "CORRIENTE" | null;
            /**
             * @description Tipo de identificación. C: Cédula; R: RUC; P: Pasaporte. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoIdentificacionTercero?: "C" | "R" | "P" | null;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly valorComision?: number;
            /** @description Valor dispositivo. Hasta dos decimales. Obligatorio según los demás valores. */
            readonly valorDispositivo?: number | null;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly valorPlan?: number;
            /**
             * Format: double
             * @description Calculado; si se envía debe coincidir.
             */
            readonly valorVehiculo?: number;
            /** @description Vendedor. */
            readonly vendedorId?: number | null;
        };
        /** @description ORD-552: una orden de compra completa. */
        readonly OrdenDeCompraVista: {
            readonly acciones: readonly components["schemas"]["AccionDeOrdenVista"][];
            /** Format: date-time */
            readonly anuladaEn: Instante | null;
            readonly anuladaPor: string | null;
            /** Format: date-time */
            readonly aprobadaEn: Instante | null;
            readonly aprobadaPor: string | null;
            /** @description Atención a tercero. */
            readonly atencionTercero: string | null;
            readonly bancoBeneficiario: string | null;
            /** @description Banco. */
            readonly bancoTercero: string | null;
            readonly beneficiario: string;
            /** @description Riesgo aprobó la carpeta de cada uno de sus planes. */
            readonly carpetaAprobada: boolean;
            /** @description Siempre 001 (Normal). */
            readonly categoriaCarta: string;
            readonly cliente: components["schemas"]["ClienteDeOrden"];
            /** @description Comisión dispositivo. Hasta dos decimales. */
            readonly comisionDispositivo: number | null;
            /** @description Concesionario. */
            readonly concesionarioId: number | null;
            readonly contable: string | null;
            /** @description Contable. */
            readonly contableId: number | null;
            readonly creadoPor: string | null;
            /**
             * Format: double
             * @description Lo que el vehículo cuesta más que los planes; nunca negativa.
             */
            readonly diferenciaPrecio: number;
            /** @description Ya se generó su documento. */
            readonly documentoEmitido: boolean;
            /** @description false = una persona particular. */
            readonly esConcesionario: boolean;
            readonly estado: components["schemas"]["EstadoDeOrdenVista"];
            readonly etiquetaEstado: string;
            /** Format: date-time */
            readonly fecha: Instante;
            /**
             * @description Siempre 'N' (ORD-534).
             * @enum {string}
             */
            readonly financiaDiferenciaPrecio: "N";
            /**
             * Format: int32
             * @description Su número, sin saltos.
             */
            readonly id: number;
            readonly identificacionBeneficiario: string | null;
            /** @description Identificación. */
            readonly identificacionTercero: string | null;
            /** @description Incluir concesionario. */
            readonly incluyeConcesionario: boolean;
            readonly jefeVentas: string | null;
            /** @description Jefe de ventas. */
            readonly jefeVentasId: number | null;
            /**
             * Format: int32
             * @description El medio de aprobación del que salió.
             */
            readonly medioId: number;
            /** @description Por qué se anuló. */
            readonly motivo: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            readonly nombreCategoriaCarta: string;
            /** @description Razón social de entonces; null = sin concesionario. */
            readonly nombreConcesionario: string | null;
            readonly nombreTipoCarta: string;
            readonly numeroCuentaBeneficiario: string | null;
            /** @description Número de cuenta. */
            readonly numeroCuentaTercero: string | null;
            /**
             * Format: double
             * @description Lo que el cliente pagó por adelantado de la diferencia, según el medio de aprobación.
             */
            readonly pagoAnticipado: number;
            /**
             * Format: double
             * @description El menor entre planes y vehículo, menos las dos comisiones.
             */
            readonly pagoConcesionario: number;
            readonly planes: readonly components["schemas"]["PlanDeOrden"][];
            /** @description % de comisión. Hasta dos decimales, en %. */
            readonly porcentajeComision: number | null;
            readonly producto: string;
            /** @description null = una persona particular, o un concesionario sin RUC registrado. */
            readonly rucBeneficiario: string | null;
            readonly rucConcesionario: string | null;
            /** @description Su tipo de carta pide un concesionario y no lo tiene. */
            readonly sinConcesionario: boolean;
            /** @description Tipo de carta. 001: Carta vehiculo nuevo; 002: Carta vehiculo semi nuevo; 003: Carta vehiculo nuevo concesionaria incluye dispositivo. */
            readonly tipoCarta: string | null;
            /** @description 'AHORROS' o 'CORRIENTE'. */
            readonly tipoCuentaBeneficiario: string | null;
            /** @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. */
            readonly tipoCuentaTercero: string | null;
            /** @description 'C', 'R' o 'P'. */
            readonly tipoIdentificacionBeneficiario: string | null;
            /** @description Tipo de identificación. C: Cédula; R: RUC; P: Pasaporte. */
            readonly tipoIdentificacionTercero: string | null;
            /**
             * Format: double
             * @description Valor del vehículo × % de comisión / 100.
             */
            readonly valorComision: number;
            /** @description Valor dispositivo. Hasta dos decimales. */
            readonly valorDispositivo: number | null;
            /**
             * Format: double
             * @description Siempre 0 (ORD-534).
             */
            readonly valorFinanciaDiferenciaPrecio: number;
            /**
             * Format: double
             * @description Suma de los montos de los planes.
             */
            readonly valorPlan: number;
            /** Format: double */
            readonly valorVehiculo: number;
            readonly vehiculo: components["schemas"]["VehiculoDeOrden"];
            readonly vendedor: string | null;
            /** @description Vendedor. */
            readonly vendedorId: number | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una orden de compra en la lista (ORD-501). */
        readonly OrdenDeListaVista: {
            readonly acciones: readonly components["schemas"]["AccionDeOrdenVista"][];
            /** Format: date-time */
            readonly anuladaEn: Instante | null;
            readonly anuladaPor: string | null;
            /** Format: date-time */
            readonly aprobadaEn: Instante | null;
            readonly aprobadaPor: string | null;
            readonly atencionTercero: string | null;
            readonly bancoTercero: string | null;
            /** @description A quién se paga: el concesionario, o el tercero que la orden nombra. */
            readonly beneficiario: string;
            /** @description Siempre 001 (Normal). */
            readonly categoriaCarta: string;
            readonly cedula: string;
            /** Format: double */
            readonly comisionDispositivo: number | null;
            /** Format: int32 */
            readonly concesionarioId: number | null;
            readonly contable: string | null;
            /** Format: int32 */
            readonly contableId: number | null;
            readonly creadoPor: string | null;
            /**
             * Format: double
             * @description Días hábiles que lleva sin aprobar; null = ya se decidió.
             */
            readonly diasDeEspera: number | null;
            /**
             * Format: double
             * @description Lo que el vehículo cuesta más que los planes; nunca negativa.
             */
            readonly diferenciaPrecio: number;
            readonly estado: components["schemas"]["EstadoDeOrdenVista"];
            /** @description 'Pendiente', 'Aprobada', 'Anulada'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date-time
             * @description Cuándo se creó.
             */
            readonly fecha: Instante;
            /**
             * Format: int32
             * @description Su número, sin saltos.
             */
            readonly id: number;
            readonly identificacionTercero: string | null;
            readonly incluyeConcesionario: boolean;
            readonly jefeVentas: string | null;
            /** Format: int32 */
            readonly jefeVentasId: number | null;
            /** @description Por qué se anuló. */
            readonly motivo: string | null;
            readonly nombreCategoriaCarta: string;
            readonly nombreCliente: string;
            readonly nombreConcesionario: string | null;
            readonly nombreTipoCarta: string;
            readonly numeroCuentaTercero: string | null;
            /**
             * Format: double
             * @description El menor entre planes y vehículo, menos las dos comisiones.
             */
            readonly pagoConcesionario: number;
            /** @description De 1 a 4 códigos de plan. */
            readonly planes: readonly string[];
            /** Format: double */
            readonly porcentajeComision: number | null;
            readonly tipoCarta: string | null;
            readonly tipoCuentaTercero: string | null;
            readonly tipoIdentificacionTercero: string | null;
            /**
             * Format: double
             * @description Valor del vehículo × % de comisión / 100.
             */
            readonly valorComision: number;
            /** Format: double */
            readonly valorDispositivo: number | null;
            /**
             * Format: double
             * @description Suma de los montos de los planes.
             */
            readonly valorPlan: number;
            /** Format: double */
            readonly valorVehiculo: number;
            readonly vehiculo: components["schemas"]["VehiculoDeOrden"];
            readonly vendedor: string | null;
            /** Format: int32 */
            readonly vendedorId: number | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @enum {string} */
        readonly Organismo: "SC" | "UAFE";
        /**
         * @description 'solicitud': lo que dice la solicitud; 'escrito': lo que escribió alguien; 'nadie': el caso no tiene a nadie en ese rol.
         * @enum {string}
         */
        readonly OrigenDeIntervinienteVista: "solicitud" | "escrito" | "nadie";
        readonly OtraSolicitud: {
            /** @description '01-M001-20-titular' */
            readonly clave: string;
            /** @description '01-M001-20' */
            readonly plan: string;
        };
        /** @description Un pagaré en la lista. */
        readonly PagareDeListaVista: {
            readonly acciones: readonly components["schemas"]["AccionDePagareVista"][];
            readonly cedulaCliente: string;
            /** @description Lo que el plan debe hoy, si el pagaré dice otra cosa y todavía no está aprobado; null = concuerdan. */
            readonly debeHoy: {
                /** Format: double */
                readonly monto: number;
                /** Format: double */
                readonly plazo: number;
            } | null;
            readonly estado: components["schemas"]["EstadoDePagareVista"];
            /** @description 'Pendiente', 'Aprobado', 'No aprobado', 'Anulado'. */
            readonly etiquetaEstado: string;
            /** Format: date */
            readonly fechaEmision: Fecha;
            /**
             * Format: int32
             * @description Su número, sin saltos.
             */
            readonly id: number;
            /** @description Código del plan. */
            readonly idCodigo: string;
            /** Format: double */
            readonly monto: number;
            readonly nombresCliente: string;
            /** Format: double */
            readonly plazo: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description El pagaré que un plan ya tiene. */
        readonly PagareDelPlan: {
            readonly estado: components["schemas"]["EstadoDePagareVista"];
            /** Format: int32 */
            readonly id: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description El pagaré que la prenda garantiza. */
        readonly PagareDePrenda: {
            /** @description 'P', 'A', 'R'. */
            readonly estado: string;
            /** Format: date */
            readonly fechaFinal: Fecha;
            /** Format: date */
            readonly fechaInicial: Fecha;
            /** Format: double */
            readonly monto: number;
            /** Format: double */
            readonly numero: number;
            /** Format: double */
            readonly plazo: number;
            /** Format: double */
            readonly valorDividendo: number;
        };
        /** @description LEG-598: Guardar del generador. */
        readonly PagareNuevo: {
            /**
             * Format: date
             * @description Fecha de emisión. Día en que se firman pagaré, prenda y contrato.
             */
            readonly fechaEmision?: Fecha | null;
            /**
             * Format: date
             * @description Fecha final. Vencimiento de la última cuota. Se calcula; si se envía, debe ser la misma.
             */
            readonly fechaFinal?: Fecha | null;
            /**
             * Format: date
             * @description Fecha de inicio. Vencimiento de la primera cuota: del año actual a diez años después.
             */
            readonly fechaInicial: Fecha;
            /**
             * @description Ciudad. Código de /ciudad.
             * @example 1701
             */
            readonly lugarEmision: string;
            /** Format: double */
            readonly monto?: number;
            /** @description Código del plan. */
            readonly plan: string;
            /** Format: double */
            readonly plazo?: number;
            /** Format: double */
            readonly valorDividendo?: number;
        };
        /** @description LEG-545: otras cuotas con el mismo número. Las anteriores se conservan. */
        readonly PagareReemplazo: {
            /**
             * Format: date
             * @description Fecha de emisión. Día en que se firman pagaré, prenda y contrato.
             */
            readonly fechaEmision?: Fecha | null;
            /**
             * Format: date
             * @description Fecha final. Vencimiento de la última cuota. Se calcula; si se envía, debe ser la misma.
             */
            readonly fechaFinal?: Fecha | null;
            /**
             * Format: date
             * @description Fecha de inicio. Vencimiento de la primera cuota: del año actual a diez años después.
             */
            readonly fechaInicial: Fecha;
            /**
             * @description Ciudad. Código de /ciudad.
             * @example 1701
             */
            readonly lugarEmision: string;
            /** Format: double */
            readonly monto?: number;
            /** Format: double */
            readonly plazo?: number;
            /** Format: double */
            readonly valorDividendo?: number;
            /**
             * Format: int32
             * @description La versión que se vio; también puede ir en If-Match.
             */
            readonly version?: number;
        };
        /** @description LEG-562: un pagaré completo. Mientras nadie guarda sus personas (modo N), son las de la solicitud. */
        readonly PagareVista: {
            readonly acciones: readonly components["schemas"]["AccionDePagareVista"][];
            /** Format: date-time */
            readonly actualizadoEn: Instante | null;
            readonly actualizadoPor: string | null;
            /** Format: date-time */
            readonly anulacionPedidaEn: Instante | null;
            /** @description Quién pidió anularlo; null = nadie. */
            readonly anulacionPedidaPor: string | null;
            /** Format: date-time */
            readonly anuladoEn: Instante | null;
            readonly anuladoPor: string | null;
            readonly cedulaCliente: string;
            /** @description Nombre de la ciudad. */
            readonly ciudad: string;
            /** @description Lo que dice su código de barras impreso. */
            readonly codigoBarra: string;
            /** @description Siempre 002. */
            readonly codigoLocalidad: string;
            /** @description Su prenda ya se ingresó; sin ella no se aprueba. */
            readonly conPrenda: boolean;
            readonly contenidos: readonly components["schemas"]["ContenidoDePagareVista"][];
            /** @description Cédula del cónyuge. */
            readonly conyugeCedula: string | null;
            /** @description Cónyuge. */
            readonly conyugeNombre: string | null;
            readonly cuotas: readonly components["schemas"]["CuotaDePagareVista"][];
            /** @description Lo que el plan debe hoy, si el pagaré dice otra cosa y todavía no está aprobado; null = concuerdan. */
            readonly debeHoy: {
                /** Format: double */
                readonly monto: number;
                /** Format: double */
                readonly plazo: number;
            } | null;
            /** Format: date-time */
            readonly decididoEn: Instante | null;
            readonly decididoPor: string | null;
            /** @description Campos que no dicen lo que la solicitud. */
            readonly distintos: readonly string[];
            /**
             * Format: double
             * @description Cuántas veces se generó: 1 = la primera.
             */
            readonly emision: number;
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            readonly enviadoPor: string | null;
            readonly estado: components["schemas"]["EstadoDePagareVista"];
            readonly etiquetaEstado: string;
            /**
             * Format: date
             * @description Fecha de emisión. Día en que se firman pagaré, prenda y contrato.
             */
            readonly fechaEmision: Fecha;
            /**
             * Format: date
             * @description Fecha final. Vencimiento de la última cuota. Se calcula; si se envía, debe ser la misma.
             */
            readonly fechaFinal: Fecha | null;
            /**
             * Format: date
             * @description Fecha de inicio. Vencimiento de la primera cuota: del año actual a diez años después.
             */
            readonly fechaInicial: Fecha | null;
            /** @description Cédula del garante. */
            readonly garanteCedula: string | null;
            /** @description Cédula del cónyuge del garante. */
            readonly garanteConyugeCedula: string | null;
            /** @description Cónyuge del garante. */
            readonly garanteConyugeNombre: string | null;
            /** @description Garante. */
            readonly garanteNombre: string | null;
            /** Format: date-time */
            readonly generadoEn: Instante;
            readonly generadoPor: string | null;
            /** @description Cédula de quien pone la huella. */
            readonly huellaCedula: string | null;
            /** @description Quien pone la huella. */
            readonly huellaNombre: string | null;
            /**
             * Format: int32
             * @description Su número, sin saltos. Un reemplazo lo conserva.
             */
            readonly id: number;
            /** @description Código del plan. */
            readonly idCodigo: string;
            /** @description Ciudad. Código de /ciudad. */
            readonly lugarEmision: string | null;
            /**
             * @description N: las personas todavía no se guardaron. E: ya se guardaron.
             * @enum {string}
             */
            readonly modo: "N" | "E";
            /**
             * Format: double
             * @description Plazo × valor de la cuota.
             */
            readonly monto: number;
            /** Format: double */
            readonly montoPlan: number;
            /** @description Por qué no se aprobó. */
            readonly motivo: string | null;
            /** @description Por qué se pidió anularlo. */
            readonly motivoAnulacion: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            readonly nombresCliente: string;
            /** @description 'x/y': cuotas pagadas y totales del plan cuando se generó. */
            readonly numCuota: string;
            /**
             * Format: double
             * @description Número de cuotas.
             */
            readonly plazo: number;
            readonly producto: string;
            /**
             * Format: double
             * @description El pagaré anulado al que reemplaza, y el que reemplaza a este.
             */
            readonly reemplazaA: number | null;
            /** Format: double */
            readonly reemplazadoPor: number | null;
            /** @description Números de identificación que el pagaré o su prenda dan con dos nombres, en palabras. */
            readonly repetidas: readonly string[];
            /** @description Cédula del representante. */
            readonly representanteCedula: string | null;
            /** @description Representado por. */
            readonly representanteNombre: string | null;
            /** @description Cédula del segundo garante. */
            readonly segundoGaranteCedula: string | null;
            /** @description Segundo garante. */
            readonly segundoGaranteNombre: string | null;
            /** @description Cédula del testigo. */
            readonly testigoCedula: string | null;
            /** @description Testigo. */
            readonly testigoNombre: string | null;
            /**
             * Format: double
             * @description Valor de cada cuota.
             */
            readonly valorDividendo: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una solicitud de pago en la lista (PAG-503). */
        readonly PagoDeListaVista: {
            readonly acciones: readonly components["schemas"]["AccionDePagoVista"][];
            /** Format: date-time */
            readonly aprobadoEn: Instante | null;
            readonly bancoBeneficiario: string | null;
            readonly beneficiario: string;
            readonly cedula: string;
            readonly concepto: string;
            /**
             * Format: double
             * @description Días hábiles que lleva sin aprobar; null = ya se decidió.
             */
            readonly diasDeEspera: number | null;
            /** @description false = una persona particular. */
            readonly esConcesionario: boolean;
            readonly estado: components["schemas"]["EstadoDePagoVista"];
            /** @description 'Pendiente', 'aprobado', 'anulado'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date-time
             * @description Cuándo se creó.
             */
            readonly fecha: Instante;
            /**
             * Format: int32
             * @description Su número, sin saltos.
             */
            readonly id: number;
            readonly identificacionBeneficiario: string | null;
            readonly nombreCliente: string;
            readonly numeroCuentaBeneficiario: string | null;
            /**
             * Format: double
             * @description Número de la orden de compra.
             */
            readonly orden: number;
            /** @description De 1 a 4 códigos de plan. */
            readonly planes: readonly string[];
            /** @description null = una persona particular, o un concesionario sin RUC registrado. */
            readonly rucBeneficiario: string | null;
            readonly solicitante: string;
            /** @description 'AHORROS' o 'CORRIENTE'. */
            readonly tipoCuentaBeneficiario: string | null;
            /** @description 'C', 'R' o 'P'. */
            readonly tipoIdentificacionBeneficiario: string | null;
            /** @description Referencia del banco. */
            readonly transferenciaReferencia: string | null;
            /**
             * Format: date
             * @description Día de la transferencia; null = no se ha registrado.
             */
            readonly transferidaEl: Fecha | null;
            /** Format: double */
            readonly valor: number;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description PAG-525: lo demás sale de la orden. Un dato calculado que se envíe debe ser el de la orden. */
        readonly PagoNuevo: {
            /** @description Si se envía, el de la orden. */
            readonly beneficiario?: string;
            /** @description Concepto del pago. */
            readonly concepto: string;
            /** @description Observación. */
            readonly observacion?: string | null;
            /**
             * Format: int32
             * @description Número de la orden de compra aprobada.
             */
            readonly orden: number;
            /**
             * Format: double
             * @description Si se envía, el de la orden.
             */
            readonly valor?: number;
        };
        /** @description PAG-507, PAG-508, PAG-524: una solicitud de pago completa. */
        readonly PagoVista: {
            readonly acciones: readonly components["schemas"]["AccionDePagoVista"][];
            /** Format: date-time */
            readonly anuladoEn: Instante | null;
            readonly anuladoPor: string | null;
            /** Format: date-time */
            readonly aprobadoEn: Instante | null;
            readonly aprobadoPor: string | null;
            readonly bancoBeneficiario: string | null;
            readonly beneficiario: string;
            /** @description Riesgo aprobó la carpeta de cada uno de sus planes. */
            readonly carpetaAprobada: boolean;
            readonly cliente: components["schemas"]["ClienteDePago"];
            /** Format: double */
            readonly comisionDispositivo: number | null;
            /** @description Concepto del pago. */
            readonly concepto: string | null;
            /**
             * Format: double
             * @description Lo que el vehículo cuesta más que los planes: lo paga el cliente.
             */
            readonly diferenciaPrecio: number;
            /** @description Pendiente: como están ahora. Aprobada o anulada: como se juzgaron. */
            readonly documentos: readonly components["schemas"]["LineaDePago"][];
            /**
             * Format: double
             * @description Versión de su documento; null = no se ha generado.
             */
            readonly emitida: number | null;
            readonly empresa: string;
            /** @description false = una persona particular. */
            readonly esConcesionario: boolean;
            readonly estado: components["schemas"]["EstadoDePagoVista"];
            readonly etiquetaEstado: string;
            /**
             * Format: double
             * @description Cuántos documentos faltan.
             */
            readonly faltan: number;
            /** Format: date-time */
            readonly fecha: Instante;
            /**
             * Format: int32
             * @description Su número, sin saltos.
             */
            readonly id: number;
            readonly identificacionBeneficiario: string | null;
            /** @description Por qué se anuló. */
            readonly motivo: string | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            readonly numeroCuentaBeneficiario: string | null;
            /** @description Observación. */
            readonly observacion: string | null;
            /**
             * Format: double
             * @description Número de la orden de compra.
             */
            readonly orden: number;
            /** @description Factura, matrícula y comprobante como están ahora: el pago no los espera. */
            readonly papeles: readonly components["schemas"]["LineaDePago"][];
            readonly planes: readonly string[];
            /** @description Nombres de los que alguien encontró incorrectos. */
            readonly rechazados: readonly string[];
            /**
             * Format: double
             * @description Cuántos documentos revisó alguien.
             */
            readonly revisados: number;
            /** @description null = una persona particular, o un concesionario sin RUC registrado. */
            readonly rucBeneficiario: string | null;
            readonly solicitante: string;
            /** @description 'AHORROS' o 'CORRIENTE'. */
            readonly tipoCuentaBeneficiario: string | null;
            /** @description 'C', 'R' o 'P'. */
            readonly tipoIdentificacionBeneficiario: string | null;
            /** @description Referencia del banco. */
            readonly transferenciaReferencia: string | null;
            /**
             * Format: date
             * @description Día de la transferencia; null = no se ha registrado.
             */
            readonly transferidaEl: Fecha | null;
            /** Format: double */
            readonly valor: number;
            /** Format: double */
            readonly valorComision: number;
            /**
             * Format: double
             * @description Suma de los planes.
             */
            readonly valorPlan: number;
            /** Format: double */
            readonly valorVehiculo: number;
            readonly vehiculo: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description GEN-508: un país del catálogo. */
        readonly PaisVista: {
            readonly codigo: string;
            readonly id: string;
            readonly nombre: string;
            readonly nombreIngles: string;
            readonly prefijo: string;
        };
        /** @description Un documento emitido de un caso, en su última versión. */
        readonly PapelVista: {
            readonly acciones: readonly ("firmar" | "reemplazar")[];
            /** @description La vigente primero. */
            readonly copias: readonly components["schemas"]["CopiaFirmadaVista"][];
            /** Format: date-time */
            readonly emitidoEn: Instante;
            readonly emitidoPor: string;
            readonly estado: components["schemas"]["EstadoDePapelVista"];
            /** @description 'Emitido', 'Firmado', 'Anulado'. */
            readonly etiquetaEstado: string;
            /**
             * Format: date-time
             * @description De un contrato: desde cuándo puede firmarse.
             */
            readonly firmableDesde: Instante | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Código del plan. */
            readonly idCodigo: string;
            /**
             * Format: date-time
             * @description De un contrato: cuándo recibió el cliente su modelo; null = no consta, o es otro documento.
             */
            readonly modeloEntregadoEn: Instante | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            /** @description 'Pagaré No. 12'. */
            readonly nombre: string;
            /** @description Clave de su registro: número, o código del plan; de una adenda, código y número. */
            readonly registro: string;
            readonly tipo: components["schemas"]["TipoDePapelVista"];
            /**
             * Format: int32
             * @description Cuántas copias tiene.
             */
            readonly version: number;
        };
        readonly ParametroDeBaseVista: {
            readonly codigo: string;
            /** @description 'Sí' o 'No'. */
            readonly cumple: string;
            readonly encontrado: string;
            readonly nombre: string;
            /** @description '60 / 60' */
            readonly puntos: string;
            /** @description 'Regla', o quién lo marcó y cuándo. */
            readonly segun: string;
        };
        /** @description RIE-002: un parámetro de riesgo, con lo que se miró y se encontró. */
        readonly ParametroDeRiesgoVista: {
            /** @description Lo calcula una regla; si no, solo lo marca riesgo. */
            readonly automatico: boolean;
            /** @description 'VALOR1' … */
            readonly codigo: string;
            readonly cumple: boolean;
            /** @description Qué se encontró. */
            readonly encontrado: string | null;
            /** @description Es una fila de la verificación de garantía. */
            readonly garantia: boolean;
            /** Format: int32 */
            readonly id: number;
            /** @description VALOR51 a VALOR54: se muestra y no suma (RIE-005). */
            readonly informativo: boolean;
            /** @description Cómo estaba antes de la marca: 'no se cumple, según la regla'. */
            readonly marcadoAntes: string | null;
            /** Format: date-time */
            readonly marcadoEn: Instante | null;
            /** @description Por qué lo marcó riesgo. */
            readonly marcadoMotivo: string | null;
            readonly marcadoPor: string | null;
            /** @description Qué se miró. Se conserva lo de la regla aunque riesgo lo haya marcado. */
            readonly mirado: string | null;
            /**
             * @description Quién dijo si cumple: la regla o riesgo. null = todavía nadie (sin calcular, o sin regla y sin marcar).
             * @enum {string|null}
             */
            readonly origen: "regla" | "manual" | null;
            readonly parametro: components["schemas"]["DefinicionDeParametro"];
            /**
             * Format: double
             * @description Puntos que dio: 0 si no cumple, o si es informativo.
             */
            readonly valor: number;
        };
        readonly ParroquiaVista: {
            readonly cantonCodigo: string;
            readonly codigo: string;
            readonly id: string;
            readonly nombre: string;
        };
        /** @description ASA-039…045. Lo que no cambia no se toca; las columnas de solo lectura se ignoran. */
        readonly ParticipanteCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /**
             * @description 'Oferta', 'Sorteo' o '' para quitarla.
             * @enum {string}
             */
            readonly adjudicadoPor?: "" | "Oferta" | "Sorteo";
            /**
             * Format: double
             * @description Solo lectura; lo decide la adjudicación.
             */
            readonly asambleaAdjudica?: number;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly asambleaId?: number;
            /** @description Cuotas ofertadas (ASA-044). */
            readonly cantidadOferta?: number;
            /** @description Solo lectura; se ignora. */
            readonly cedula?: string;
            /** @description Solo lectura; cambia con el interruptor. */
            readonly checked?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly codigo?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly cuotaVencidas?: number;
            /** @description Solo lectura; cambia con el interruptor. */
            readonly estado?: string;
            /** @description Solo lectura; se ignora. */
            readonly estadoInicial?: string;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /** @description Solo lectura; se ignora. */
            readonly nombreCliente?: string;
            /** @description Solo lectura; se ignora. */
            readonly novedades?: readonly string[];
            /** @description Secuencia de la oferta (ASA-045). */
            readonly prioridadOferta?: number;
            /** @description Solo lectura; se ignora. */
            readonly retirada?: boolean;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly valorCuota?: number;
            /** Format: int32 */
            readonly version?: number;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly versionParticipantes?: number;
        };
        /** @description Respuesta de cada marca: la fila, y la versión con la que puede generarse el acta. */
        readonly ParticipanteMarcado: {
            readonly acciones: readonly components["schemas"]["AccionDeParticipante"][];
            /** @description 'Oferta', 'Sorteo', 'Entrega' o '' (ASA-034). */
            readonly adjudicadoPor: string;
            /**
             * Format: double
             * @description Número de la asamblea de la adjudicación; 0 = ninguna.
             */
            readonly asambleaAdjudica: number;
            /** Format: int32 */
            readonly asambleaId: number;
            /** Format: double */
            readonly cantidadOferta: number;
            readonly cedula: string;
            /** @description Interruptor PARTICIPA. */
            readonly checked: boolean;
            /** @description Puesto dentro del grupo. */
            readonly codigo: string;
            /** Format: double */
            readonly cuotaVencidas: number;
            /** @description 'participa', 'no participa' o 'participa cesion' (ASA-033). */
            readonly estado: string;
            /** @description El estado con que entró en la asamblea; el interruptor vuelve a él. */
            readonly estadoInicial: string;
            /** Format: int32 */
            readonly id: number;
            /** @description Identificador del plan. */
            readonly idCodigo: string;
            readonly nombreCliente: string;
            /** @description Lo que pasó después con ella: 'Retirado el 21/11/2026', 'Reasignado a 01-M001-9', 'Adjudicado por reasignación (Sorteo)', 'En lugar de 01-M001-7'. */
            readonly novedades: readonly string[];
            /** Format: double */
            readonly prioridadOferta: number;
            /** @description La adjudicación que muestra la fila ya no está vigente. */
            readonly retirada: boolean;
            /** Format: double */
            readonly valorCuota: number;
            /** Format: int32 */
            readonly version: number;
            /** Format: int32 */
            readonly versionParticipantes: number;
        };
        /** @description ASA-032: una fila de la tabla de participantes. Montos en dólares. */
        readonly ParticipanteVista: {
            readonly acciones: readonly components["schemas"]["AccionDeParticipante"][];
            /** @description 'Oferta', 'Sorteo', 'Entrega' o '' (ASA-034). */
            readonly adjudicadoPor: string;
            /**
             * Format: double
             * @description Número de la asamblea de la adjudicación; 0 = ninguna.
             */
            readonly asambleaAdjudica: number;
            /** Format: int32 */
            readonly asambleaId: number;
            /** Format: double */
            readonly cantidadOferta: number;
            readonly cedula: string;
            /** @description Interruptor PARTICIPA. */
            readonly checked: boolean;
            /** @description Puesto dentro del grupo. */
            readonly codigo: string;
            /** Format: double */
            readonly cuotaVencidas: number;
            /** @description 'participa', 'no participa' o 'participa cesion' (ASA-033). */
            readonly estado: string;
            /** @description El estado con que entró en la asamblea; el interruptor vuelve a él. */
            readonly estadoInicial: string;
            /** Format: int32 */
            readonly id: number;
            /** @description Identificador del plan. */
            readonly idCodigo: string;
            readonly nombreCliente: string;
            /** @description Lo que pasó después con ella: 'Retirado el 21/11/2026', 'Reasignado a 01-M001-9', 'Adjudicado por reasignación (Sorteo)', 'En lugar de 01-M001-7'. */
            readonly novedades: readonly string[];
            /** Format: double */
            readonly prioridadOferta: number;
            /** @description La adjudicación que muestra la fila ya no está vigente. */
            readonly retirada: boolean;
            /** Format: double */
            readonly valorCuota: number;
            /** Format: int32 */
            readonly version: number;
        };
        readonly PaseConCodigo: {
            /** @description Los 6 dígitos del autenticador, o un código de recuperación. */
            readonly codigo: string;
            /** @description El que dio `canjear` a quien tiene un segundo factor; vale 5 minutos. */
            readonly pase: string;
        };
        /**
         * @description Un paso que no se deshace.
         * @enum {string}
         */
        readonly PasoDelCasoVista: "orden" | "pago" | "pagare" | "contrato" | "carta" | "entrega";
        readonly PasoDePosicion: {
            /** @description 'hecho', 'enCurso' o 'porHacer'. */
            readonly estado: components["schemas"]["EstadoDePaso"];
            readonly nombre: string;
        };
        /**
         * @description El único paso siguiente.
         * @enum {string}
         */
        readonly PasoLegalVista: "generarPagare" | "completarPagare" | "ingresarPrenda" | "aprobarPagare" | "generarContrato" | "aprobarContrato";
        /** @description DOC-040: una persona del plan. */
        readonly PersonaDePlan: {
            /** Format: double */
            readonly dueno: number;
            readonly identificacion: string | null;
            readonly nombre: string | null;
            readonly tipoPersona: string;
        };
        /** @description Las personas de un caso. */
        readonly PersonasDelCasoVista: {
            /** @description Lo que se contradice: un número con dos nombres, una persona en dos roles que se excluyen. */
            readonly avisos: readonly string[];
            /** @description Código del plan: '01-M001-12'. */
            readonly id: string;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            /** @description Una por rol, también los roles sin nadie. */
            readonly personas: readonly components["schemas"]["IntervinienteVista"][];
        };
        /** @description LEG-599: las personas del pagaré, todas. Los campos de solo lectura se ignoran. */
        readonly PersonasDePagareCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly actualizadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly actualizadoPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly anulacionPedidaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly anulacionPedidaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly anuladoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly anuladoPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly cedulaCliente?: string;
            /** @description Solo lectura; se ignora. */
            readonly ciudad?: string;
            /** @description Solo lectura; se ignora. */
            readonly codigoBarra?: string;
            /** @description Solo lectura; se ignora. */
            readonly codigoLocalidad?: string;
            /** @description Solo lectura; se ignora. */
            readonly conPrenda?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly contenidos?: readonly components["schemas"]["ContenidoDePagareVista"][];
            /** @description Cédula del cónyuge. */
            readonly conyugeCedula?: string | null;
            /** @description Cónyuge. */
            readonly conyugeNombre?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly cuotas?: readonly components["schemas"]["CuotaDePagareVista"][];
            /** @description Solo lectura; se ignora. */
            readonly debeHoy?: components["schemas"]["Record_string.number_"] | null;
            /** @description Solo lectura; se ignora. */
            readonly decididoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly decididoPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly distintos?: readonly string[];
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly emision?: number;
            /** @description Solo lectura; se ignora. */
            readonly enviadoEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly enviadoPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /** @description Solo lectura; se ignora. */
            readonly etiquetaEstado?: string;
            /** @description Solo lectura; se ignora. */
            readonly fechaEmision?: string;
            /** @description Solo lectura; se ignora. */
            readonly fechaFinal?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly fechaInicial?: string | null;
            /** @description Cédula del garante. */
            readonly garanteCedula?: string | null;
            /** @description Cédula del cónyuge del garante. */
            readonly garanteConyugeCedula?: string | null;
            /** @description Cónyuge del garante. */
            readonly garanteConyugeNombre?: string | null;
            /** @description Garante. */
            readonly garanteNombre?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly generadoEn?: string;
            /** @description Solo lectura; se ignora. */
            readonly generadoPor?: string | null;
            /** @description Cédula de quien pone la huella. */
            readonly huellaCedula?: string | null;
            /** @description Quien pone la huella. */
            readonly huellaNombre?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /** @description Solo lectura; se ignora. */
            readonly lugarEmision?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly modo?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly monto?: number;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly montoPlan?: number;
            /** @description Solo lectura; se ignora. */
            readonly motivo?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly motivoAnulacion?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly motivoSuspension?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly nombresCliente?: string;
            /** @description Solo lectura; se ignora. */
            readonly numCuota?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly plazo?: number;
            /** @description Solo lectura; se ignora. */
            readonly producto?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly reemplazaA?: number | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly reemplazadoPor?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly repetidas?: readonly string[];
            /** @description Cédula del representante. Espacios y guiones entre los dígitos se descartan. */
            readonly representanteCedula?: string | null;
            /**
             * @description Representado por.
             * @example Lucía Güillín Peña
             */
            readonly representanteNombre: string;
            /** @description Cédula del segundo garante. */
            readonly segundoGaranteCedula?: string | null;
            /** @description Segundo garante. */
            readonly segundoGaranteNombre?: string | null;
            /** @description Cédula del testigo. */
            readonly testigoCedula?: string | null;
            /** @description Testigo. */
            readonly testigoNombre?: string | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly valorDividendo?: number;
            /**
             * Format: int32
             * @description La versión que se vio; también puede ir en If-Match.
             */
            readonly version?: number;
        };
        readonly PlanConsultado: {
            readonly activo: boolean;
            readonly grupo: string;
            readonly idCodigo: string;
            /** @description null = no está adjudicado. */
            readonly posicion: components["schemas"]["PosicionDePlan"] | null;
            readonly producto: string;
            /** @description null = ninguna. */
            readonly ultimaLlamada: components["schemas"]["LlamadaRegistrada"] | null;
        };
        /** @description CLI-028, EST-560: un plan de un cliente, con su cuenta. Montos en dólares. */
        readonly PlanDeCliente: {
            readonly adjudicado: boolean;
            /** @description Puesto dentro del grupo. */
            readonly codigo: string;
            /** Format: double */
            readonly cuotasOfertadas: number | null;
            /** Format: double */
            readonly cuotasPagadas: number;
            /** Format: double */
            readonly cuotasTotales: number;
            /** Format: double */
            readonly cuotasVencidas: number;
            /** @description 'A' = activo. */
            readonly estadoPlan: string;
            /** Format: date */
            readonly fechaAdjudicacion: Fecha | null;
            readonly grupo: string;
            readonly idCodigo: string;
            /** @description Departamento que tiene la carpeta; null = ninguno, o sin carpeta. */
            readonly idDepartamento: string | null;
            /** Format: double */
            readonly monto: number;
            /** @description 'Motor Plan'. */
            readonly nombreProducto: string;
            /** @description 'pagadas/total'. */
            readonly numCuota: string;
            /** @description Código del producto: '01'. */
            readonly producto: string;
            /**
             * Format: double
             * @description Según los movimientos; el importado mientras no los haya. Negativo = a favor del cliente.
             */
            readonly saldo: number;
            /** Format: double */
            readonly valorCuota: number;
        };
        /** @description Un plan del medio, con su cuenta de hoy. */
        readonly PlanDeMedio: {
            /**
             * Format: date
             * @description null = ya no está adjudicado.
             */
            readonly fechaAdjudicacion: Fecha | null;
            readonly grupo: string;
            readonly idCodigo: string;
            /** Format: double */
            readonly monto: number;
            /**
             * Format: double
             * @description Saldo deudor: lo que falta pagar de sus cuotas.
             */
            readonly saldo: number;
            /** Format: double */
            readonly valorCuota: number;
        };
        /** @description Un plan de la orden, con su monto de entonces. */
        readonly PlanDeOrden: {
            readonly grupo: string;
            readonly idCodigo: string;
            /** Format: double */
            readonly monto: number;
        };
        /** @description Un plan de un cliente encontrado. */
        readonly PlanHallado: {
            /** @description 'espera a Jefatura', 'entregado'; null = no está adjudicado. */
            readonly espera: string | null;
            /** @description '01-M001-12'. */
            readonly idCodigo: string;
        };
        /** @description MED-516: un plan del cliente, y si puede elegirse. */
        readonly PlanParaMedio: {
            /** Format: date */
            readonly fechaAdjudicacion: Fecha | null;
            readonly grupo: string;
            readonly idCodigo: string;
            /**
             * Format: double
             * @description El medio en espera, enviado o aprobado en que está.
             */
            readonly medio: number | null;
            /**
             * Format: double
             * @description Cuotas del plan; con `valorCuota` y la fecha, lo que pide el saldo deudor.
             */
            readonly meses: number;
            /** Format: double */
            readonly monto: number;
            readonly producto: string;
            /** @description Por qué no puede elegirse. */
            readonly razon: string | null;
            /**
             * Format: double
             * @description Saldo deudor: lo que falta pagar de sus cuotas.
             */
            readonly saldo: number;
            readonly seleccionable: boolean;
            /** Format: double */
            readonly valorCuota: number;
        };
        /** @description Un plan en el orden en que salió. */
        readonly PlanSorteado: {
            readonly codigo: string;
            readonly idCodigo: string;
            /**
             * Format: double
             * @description 1 = ganador; desde 2, suplentes.
             */
            readonly lugar: number;
            readonly nombreCliente: string;
        };
        /** @description Un departamento del recorrido y lo que tardaron sus pasos. */
        readonly PlayerDelTableroVista: {
            /**
             * Format: double
             * @description Del periodo anterior.
             */
            readonly anterior: number | null;
            /**
             * Format: double
             * @description Media de días hábiles desde el paso anterior; null = no cumplió pasos.
             */
            readonly dias: number | null;
            readonly idDepartamento: string;
            readonly nombre: string;
            /** Format: double */
            readonly pasos: number;
        };
        /** @description El registro entero, como se leyó. */
        readonly PlazoCambio: {
            /**
             * @description Cláusula del contrato. Dónde lo dice el contrato.
             * @example Cláusula octava: entrega del bien
             */
            readonly clausula: string;
            /**
             * @description Plazo. entrega: Entrega del bien; modelo: Del modelo del contrato a su firma; aceptacion: Para aceptar la adjudicación; requerimiento: Para ponerse al día, una vez requerido; aceleracion: Cuotas impagas que vencen la deuda; avisoAlGarante: Cuotas en mora que se avisan al garante; cuotasSinGarante: Cuotas vencidas por las que se pide un garante; nuevoGarante: Para presentar un garante; seguros: Para reponer los seguros; renovacionDeSeguro: Entrega de la póliza antes de su vencimiento; siniestro: Aviso de un siniestro; medidaJudicial: Para levantar una medida judicial; embargo: Aviso de embargo o reclamo de terceros; fuerzaMayor: Aviso de fuerza mayor; cambioDeDatos: Aviso de un cambio de datos; estadoCivil: Aviso de un cambio de estado civil o de régimen; inspeccion: Aviso previo de una inspección; matricula: Matrícula desde la entrega; copiaDeMatricula: Copia de la matrícula; cancelacionPrenda: Cancelación de la prenda; cancelacionHipoteca: Cancelación de la hipoteca; restitucion: Aviso a la fiduciaria para la restitución; tablaDeCuotas: Entrega de la tabla de cuotas actualizada; estadoDeCuenta: Respuesta a observaciones del estado de cuenta; arregloDirecto: Arreglo directo desde el reclamo.
             * @enum {string}
             */
            readonly codigo: "entrega" | "modelo" | "aceptacion" | "requerimiento" | "aceleracion" | "avisoAlGarante" | "cuotasSinGarante" | "nuevoGarante" | "seguros" | "renovacionDeSeguro" | "siniestro" | "medidaJudicial" | "embargo" | "fuerzaMayor" | "cambioDeDatos" | "estadoCivil" | "inspeccion" | "matricula" | "copiaDeMatricula" | "cancelacionPrenda" | "cancelacionHipoteca" | "restitucion" | "tablaDeCuotas" | "estadoDeCuenta" | "arregloDirecto";
            /**
             * Format: date
             * @description Adjudicaciones desde. Primera fecha de adjudicación a la que se aplica.
             * @example 2026-01-01
             */
            readonly desde: Fecha;
            /**
             * @description Valor. En la unidad del plazo: días, días hábiles, horas o cuotas.
             * @example 17
             */
            readonly dias: number;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * @description Producto. 01: MotorPlan; 02: CasaPlan.
             * @example 01
             * @enum {string}
             */
            readonly producto: "01" | "02";
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly PlazoEliminado: {
            readonly clausula: string | null;
            readonly codigo: string | null;
            readonly desde: string | null;
            /** Format: double */
            readonly dias: number | null;
            readonly eliminado: boolean;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly producto: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly PlazoNuevo: {
            /**
             * @description Cláusula del contrato. Dónde lo dice el contrato.
             * @example Cláusula octava: entrega del bien
             */
            readonly clausula: string;
            /**
             * @description Plazo. entrega: Entrega del bien; modelo: Del modelo del contrato a su firma; aceptacion: Para aceptar la adjudicación; requerimiento: Para ponerse al día, una vez requerido; aceleracion: Cuotas impagas que vencen la deuda; avisoAlGarante: Cuotas en mora que se avisan al garante; cuotasSinGarante: Cuotas vencidas por las que se pide un garante; nuevoGarante: Para presentar un garante; seguros: Para reponer los seguros; renovacionDeSeguro: Entrega de la póliza antes de su vencimiento; siniestro: Aviso de un siniestro; medidaJudicial: Para levantar una medida judicial; embargo: Aviso de embargo o reclamo de terceros; fuerzaMayor: Aviso de fuerza mayor; cambioDeDatos: Aviso de un cambio de datos; estadoCivil: Aviso de un cambio de estado civil o de régimen; inspeccion: Aviso previo de una inspección; matricula: Matrícula desde la entrega; copiaDeMatricula: Copia de la matrícula; cancelacionPrenda: Cancelación de la prenda; cancelacionHipoteca: Cancelación de la hipoteca; restitucion: Aviso a la fiduciaria para la restitución; tablaDeCuotas: Entrega de la tabla de cuotas actualizada; estadoDeCuenta: Respuesta a observaciones del estado de cuenta; arregloDirecto: Arreglo directo desde el reclamo.
             * @enum {string}
             */
            readonly codigo: "entrega" | "modelo" | "aceptacion" | "requerimiento" | "aceleracion" | "avisoAlGarante" | "cuotasSinGarante" | "nuevoGarante" | "seguros" | "renovacionDeSeguro" | "siniestro" | "medidaJudicial" | "embargo" | "fuerzaMayor" | "cambioDeDatos" | "estadoCivil" | "inspeccion" | "matricula" | "copiaDeMatricula" | "cancelacionPrenda" | "cancelacionHipoteca" | "restitucion" | "tablaDeCuotas" | "estadoDeCuenta" | "arregloDirecto";
            /**
             * Format: date
             * @description Adjudicaciones desde. Primera fecha de adjudicación a la que se aplica.
             * @example 2026-01-01
             */
            readonly desde: Fecha;
            /**
             * @description Valor. En la unidad del plazo: días, días hábiles, horas o cuotas.
             * @example 17
             */
            readonly dias: number;
            /**
             * @description Producto. 01: MotorPlan; 02: CasaPlan.
             * @example 01
             * @enum {string}
             */
            readonly producto: "01" | "02";
        };
        /** @description Un plazo del contrato: rige para las adjudicaciones desde su fecha, hasta el siguiente del mismo producto. */
        readonly PlazoVista: {
            /** @description Cláusula del contrato. Dónde lo dice el contrato. */
            readonly clausula: string | null;
            /** @description Plazo. entrega: Entrega del bien; modelo: Del modelo del contrato a su firma; aceptacion: Para aceptar la adjudicación; requerimiento: Para ponerse al día, una vez requerido; aceleracion: Cuotas impagas que vencen la deuda; avisoAlGarante: Cuotas en mora que se avisan al garante; cuotasSinGarante: Cuotas vencidas por las que se pide un garante; nuevoGarante: Para presentar un garante; seguros: Para reponer los seguros; renovacionDeSeguro: Entrega de la póliza antes de su vencimiento; siniestro: Aviso de un siniestro; medidaJudicial: Para levantar una medida judicial; embargo: Aviso de embargo o reclamo de terceros; fuerzaMayor: Aviso de fuerza mayor; cambioDeDatos: Aviso de un cambio de datos; estadoCivil: Aviso de un cambio de estado civil o de régimen; inspeccion: Aviso previo de una inspección; matricula: Matrícula desde la entrega; copiaDeMatricula: Copia de la matrícula; cancelacionPrenda: Cancelación de la prenda; cancelacionHipoteca: Cancelación de la hipoteca; restitucion: Aviso a la fiduciaria para la restitución; tablaDeCuotas: Entrega de la tabla de cuotas actualizada; estadoDeCuenta: Respuesta a observaciones del estado de cuenta; arregloDirecto: Arreglo directo desde el reclamo. */
            readonly codigo: string | null;
            /**
             * Format: date
             * @description Adjudicaciones desde. Primera fecha de adjudicación a la que se aplica.
             */
            readonly desde: Fecha | null;
            /** @description Valor. En la unidad del plazo: días, días hábiles, horas o cuotas. */
            readonly dias: number | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Producto. 01: MotorPlan; 02: CasaPlan. */
            readonly producto: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description MED-505: todos sus datos o ninguno. */
        readonly PolizaEnviada: {
            /** @description Aseguradora. Obligatorio según los demás valores. */
            readonly aseguradora?: string | null;
            /**
             * Format: date
             * @description Desde. Obligatorio según los demás valores.
             */
            readonly desde?: Fecha | null;
            /**
             * Format: date
             * @description Hasta. Obligatorio según los demás valores.
             */
            readonly hasta?: Fecha | null;
            /** @description Número de póliza. Obligatorio según los demás valores. */
            readonly numero?: string | null;
            /** @description Prima. Hasta dos decimales. Obligatorio según los demás valores. */
            readonly prima?: number | null;
        };
        /** @description MED-505: la póliza de seguro del bien. */
        readonly PolizaVista: {
            /** @description Aseguradora. */
            readonly aseguradora: string;
            /**
             * Format: date
             * @description Desde.
             */
            readonly desde: Fecha;
            /**
             * Format: date
             * @description Hasta.
             */
            readonly hasta: Fecha;
            /** @description Número de póliza. */
            readonly numero: string;
            /** @description Prima. Hasta dos decimales. */
            readonly prima: number;
        };
        /**
         * @description 'Ninguno', 'Pagare', 'Contrato', 'Realizado' (LEG-506, LEG-507).
         * @enum {string}
         */
        readonly PorHacerVista: "Ninguno" | "Pagare" | "Contrato" | "Realizado";
        /** @description Dónde está un plan adjudicado. */
        readonly PosicionDePlan: {
            /** @description null = nadie lo atiende. */
            readonly ejecutivo: string | null;
            /**
             * Format: date
             * @description Día de la entrega.
             */
            readonly entregado: Fecha | null;
            /** @description Quien tiene lo que sigue: el ejecutivo por su nombre o, si no es suyo, el departamento; null = entregado. */
            readonly loTiene: string | null;
            /** @description Qué firmas faltan y desde cuándo puede firmarse el contrato, de los documentos que el usuario lee; ninguno = nada falta. */
            readonly papeles: readonly string[];
            /** @description El primer paso que falta; de un plan entregado, el último. */
            readonly paso: string;
            readonly pasos: readonly components["schemas"]["PasoDePosicion"][];
            /** @description null = entregado. */
            readonly promesa: components["schemas"]["PromesaDeAdjudicacion"] | null;
            /** @description null = entregado. */
            readonly siguiente: components["schemas"]["SiguienteDeAdjudicacion"] | null;
        };
        readonly PostCalls: {
            readonly "/adenda": {
                readonly answer: components["schemas"]["AdendaVista"];
                readonly body: components["schemas"]["AdendaNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/adenda/{id}/anular": {
                readonly answer: components["schemas"]["AdendaVista"];
                readonly body: components["schemas"]["MotivoDeAdenda"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adenda/{id}/aprobar": {
                readonly answer: components["schemas"]["AdendaVista"];
                readonly body: components["schemas"]["VersionDeAdenda"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adenda/{id}/enviar": {
                readonly answer: components["schemas"]["AdendaVista"];
                readonly body: components["schemas"]["VersionDeAdenda"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adenda/{id}/rechazar": {
                readonly answer: components["schemas"]["AdendaVista"];
                readonly body: components["schemas"]["MotivoDeAdenda"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adjudicacion/{id}/asignar": {
                readonly answer: components["schemas"]["AdjudicacionVista"];
                readonly body: components["schemas"]["Asignacion"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adjudicacion/{id}/reasignar": {
                readonly answer: components["schemas"]["AdjudicacionVista"];
                readonly body: components["schemas"]["Reasignacion"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/adjudicacion/{id}/retirar": {
                readonly answer: components["schemas"]["AdjudicacionVista"];
                readonly body: components["schemas"]["Retiro"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea": {
                readonly answer: components["schemas"]["AsambleaDetalle"];
                readonly body: components["schemas"]["AsambleaNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/asamblea/{id}/corregir": {
                readonly answer: components["schemas"]["AsambleaDetalle"];
                readonly body: components["schemas"]["AsambleaPorCorregir"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea/{id}/eliminar": {
                readonly answer: components["schemas"]["AsambleaEliminada"];
                readonly body: components["schemas"]["AsambleaPorEliminar"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea/{id}/generar-acta": {
                readonly answer: components["schemas"]["ActaGenerada"];
                readonly body: components["schemas"]["ActaPorGenerar"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/asamblea/{id}/regenerar-acta": {
                readonly answer: components["schemas"]["ActaGenerada"];
                readonly body: components["schemas"]["ActaPorRegenerar"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ausencia": {
                readonly answer: components["schemas"]["AusenciaVista"];
                readonly body: components["schemas"]["AusenciaNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/auth": {
                readonly answer: components["schemas"]["SesionIniciada"];
                readonly body: components["schemas"]["Credenciales"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/contrasena": {
                readonly answer: null;
                readonly body: components["schemas"]["CambioDeContrasena"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/oidc/canjear": {
                readonly answer: components["schemas"]["SesionIniciada"];
                readonly body: components["schemas"]["RetornoDeEmpresa"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/oidc/completar": {
                readonly answer: components["schemas"]["SesionIniciada"];
                readonly body: components["schemas"]["PaseConCodigo"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/oidc/iniciar": {
                readonly answer: components["schemas"]["IngresoIniciado"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/auth/salir": {
                readonly answer: null;
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/auth/segundo-factor/comprobar": {
                readonly answer: null;
                readonly body: components["schemas"]["CodigoPropio"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/segundo-factor/confirmar": {
                readonly answer: components["schemas"]["CodigosDeRecuperacion"];
                readonly body: components["schemas"]["CodigoPropio"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/segundo-factor/iniciar": {
                readonly answer: components["schemas"]["AutenticadorPorConfirmar"];
                readonly body: components["schemas"]["ContrasenaPropia"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/segundo-factor/quitar": {
                readonly answer: null;
                readonly body: components["schemas"]["CodigoPropio"];
                readonly params: Record<string, never>;
            };
            readonly "/auth/segundo-factor/renovar-codigos": {
                readonly answer: components["schemas"]["CodigosDeRecuperacion"];
                readonly body: components["schemas"]["CodigoPropio"];
                readonly params: Record<string, never>;
            };
            readonly "/buro/consulta": {
                readonly answer: components["schemas"]["InformeDeBuroVista"];
                readonly body: components["schemas"]["ConsultaDeBuroNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/carpeta/{idCodigo}/aprobar": {
                readonly answer: components["schemas"]["CarpetaVista"];
                readonly body: components["schemas"]["AprobacionDeCarpeta"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carpeta/{idCodigo}/devolver": {
                readonly answer: components["schemas"]["CarpetaVista"];
                readonly body: components["schemas"]["DevolucionDeCarpeta"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carpeta/{idCodigo}/enviar": {
                readonly answer: components["schemas"]["CarpetaVista"];
                readonly body: components["schemas"]["EnvioDeCarpeta"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carpeta/{idCodigo}/reabrir": {
                readonly answer: components["schemas"]["CarpetaVista"];
                readonly body: components["schemas"]["ReaperturaDeCarpeta"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carta-salida/{idCodigo}/citar": {
                readonly answer: components["schemas"]["CartaSalidaVista"];
                readonly body: components["schemas"]["CitaNueva"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carta-salida/{idCodigo}/entregar": {
                readonly answer: components["schemas"]["CartaSalidaVista"];
                readonly body: components["schemas"]["EntregaDeBien"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carta-salida/{idCodigo}/generar": {
                readonly answer: components["schemas"]["CartaSalidaVista"];
                readonly body: components["schemas"]["GeneracionDeCarta"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/carta-salida/{idCodigo}/rechazar": {
                readonly answer: components["schemas"]["CartaSalidaVista"];
                readonly body: components["schemas"]["RechazoDeCarta"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/coincidencia/{id}/confirmar": {
                readonly answer: components["schemas"]["CoincidenciaVista"];
                readonly body: components["schemas"]["DecisionDeCoincidencia"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/coincidencia/{id}/descartar": {
                readonly answer: components["schemas"]["CoincidenciaVista"];
                readonly body: components["schemas"]["DecisionDeCoincidencia"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/concesionario": {
                readonly answer: components["schemas"]["ConcesionarioVista"];
                readonly body: components["schemas"]["ConcesionarioNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/constancia/{id}/copia": {
                readonly answer: components["schemas"]["ConstanciaVista"];
                readonly body: components["schemas"]["CopiaNueva"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/constancia/{id}/emitir": {
                readonly answer: components["schemas"]["ConstanciaVista"];
                readonly body: components["schemas"]["ConstanciaPorEmitir"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/constancia/{id}/enlace": {
                readonly answer: components["schemas"]["ConstanciaVista"];
                readonly body: components["schemas"]["EnlaceDeAsambleaNuevo"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/constancia/{id}/instalar": {
                readonly answer: components["schemas"]["ConstanciaVista"];
                readonly body: components["schemas"]["AsambleaPorInstalar"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/contrato": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: components["schemas"]["ContratoNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/contrato/{idCodigo}/aprobar": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: components["schemas"]["AprobacionDeContrato"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/bloque": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: components["schemas"]["BloqueNuevo"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/enviar": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: components["schemas"]["VersionDeContrato"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/rechazar": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: components["schemas"]["RechazoDeContrato"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/correo/{id}/descartar": {
                readonly answer: components["schemas"]["CorreoVista"];
                readonly body: components["schemas"]["DescarteDeCorreo"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/correo/{id}/reenviar": {
                readonly answer: components["schemas"]["CorreoVista"];
                readonly body: components["schemas"]["ReenvioDeCorreo"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/correo/reenviar-todos": {
                readonly answer: components["schemas"]["CorreosReenviados"];
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/cuenta-servicio": {
                readonly answer: components["schemas"]["CuentaDeServicioVista"];
                readonly body: components["schemas"]["CuentaDeServicioNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/cuenta-servicio/{id}/generar-clave": {
                readonly answer: components["schemas"]["ClaveDeServicioGenerada"];
                readonly body: components["schemas"]["ClaveDeServicioNueva"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/cuenta-servicio/{id}/revocar-clave": {
                readonly answer: components["schemas"]["CuentaDeServicioVista"];
                readonly body: components["schemas"]["RevocacionDeClave"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/delegacion": {
                readonly answer: components["schemas"]["DelegacionVista"];
                readonly body: components["schemas"]["DelegacionNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/derecho-titular": {
                readonly answer: components["schemas"]["DerechoVista"];
                readonly body: components["schemas"]["DerechoNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/derecho-titular/{id}/atender": {
                readonly answer: components["schemas"]["DerechoVista"];
                readonly body: components["schemas"]["AtencionDeDerecho"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/derecho-titular/{id}/levantar": {
                readonly answer: components["schemas"]["DerechoVista"];
                readonly body: components["schemas"]["LevantamientoDeSuspension"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/derecho-titular/{id}/negar": {
                readonly answer: components["schemas"]["DerechoVista"];
                readonly body: components["schemas"]["NegacionDeDerecho"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/dispositivo": {
                readonly answer: components["schemas"]["DispositivoVista"];
                readonly body: components["schemas"]["DispositivoNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/documento/{id}/aceptar": {
                readonly answer: components["schemas"]["DocumentoVista"];
                readonly body: components["schemas"]["AceptacionDeDocumento"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/documento/{id}/rechazar": {
                readonly answer: components["schemas"]["DocumentoVista"];
                readonly body: components["schemas"]["RechazoDeDocumento"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ejecutivo-concesionario": {
                readonly answer: components["schemas"]["EjecutivoConcesionarioVista"];
                readonly body: components["schemas"]["EjecutivoConcesionarioNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/ejecutivo-concesionario/eliminar": {
                readonly answer: readonly components["schemas"]["EjecutivoConcesionarioEliminado"][];
                readonly body: components["schemas"]["EjecutivosPorBorrar"];
                readonly params: Record<string, never>;
            };
            readonly "/envio-evento/{id}/descartar": {
                readonly answer: components["schemas"]["EnvioEventoVista"];
                readonly body: components["schemas"]["DescarteDeEnvio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/envio-evento/{id}/reenviar": {
                readonly answer: components["schemas"]["EnvioEventoVista"];
                readonly body: components["schemas"]["ReenvioDeEnvio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ficha-bien": {
                readonly answer: components["schemas"]["FichaGuardada"];
                readonly body: components["schemas"]["FichaNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/formato": {
                readonly answer: components["schemas"]["FormatoVista"];
                readonly body: components["schemas"]["FormatoCambio"];
                readonly params: Record<string, never>;
            };
            readonly "/formato-reporte": {
                readonly answer: components["schemas"]["FormatoDeReporteVista"];
                readonly body: components["schemas"]["FormatoDeReporteNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/formato/{id}/aprobar": {
                readonly answer: components["schemas"]["FormatoVista"];
                readonly body: components["schemas"]["AprobacionDeFormato"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/formato/{id}/descartar": {
                readonly answer: components["schemas"]["FormatoVista"];
                readonly body: components["schemas"]["DescarteDeFormato"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/formato/vista-previa": {
                readonly answer: components["schemas"]["FormatoLlenado"];
                readonly body: components["schemas"]["VistaPreviaDeFormato"];
                readonly params: Record<string, never>;
            };
            readonly "/garante": {
                readonly answer: components["schemas"]["GaranteVista"];
                readonly body: components["schemas"]["GaranteNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/garante/{idCodigo}/cambiar": {
                readonly answer: components["schemas"]["GaranteVista"];
                readonly body: components["schemas"]["CambioDeGarante"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/importacion/{id}/aplicar": {
                readonly answer: components["schemas"]["ImportacionAplicada"];
                readonly body: components["schemas"]["AplicacionDeImportacion"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/importacion/{id}/revisar": {
                readonly answer: components["schemas"]["ImportacionVista"];
                readonly body: components["schemas"]["RevisionDeImportacion"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/limite": {
                readonly answer: components["schemas"]["LimiteVista"];
                readonly body: components["schemas"]["LimiteNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/medio-aprobacion": {
                readonly answer: components["schemas"]["MedioVista"];
                readonly body: components["schemas"]["MedioNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/medio-aprobacion/{id}/aceptar": {
                readonly answer: components["schemas"]["MedioVista"];
                readonly body: components["schemas"]["AceptacionDeMedio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/medio-aprobacion/{id}/asignar": {
                readonly answer: components["schemas"]["MedioVista"];
                readonly body: components["schemas"]["AsignacionDeMedio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/medio-aprobacion/{id}/enviar": {
                readonly answer: components["schemas"]["MedioVista"];
                readonly body: components["schemas"]["EnvioDeMedio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/medio-aprobacion/{id}/rechazar": {
                readonly answer: components["schemas"]["MedioVista"];
                readonly body: components["schemas"]["RechazoDeMedio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/medio-aprobacion/saldo-deudor": {
                readonly answer: components["schemas"]["SaldoDeudor"];
                readonly body: components["schemas"]["ConsultaDeSaldoDeudor"];
                readonly params: Record<string, never>;
            };
            readonly "/notificacion/{id}/leer": {
                readonly answer: null;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/notificacion/{id}/no-leida": {
                readonly answer: null;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/notificacion/leer-todas": {
                readonly answer: null;
                readonly body: null;
                readonly params: Record<string, never>;
            };
            readonly "/operacion-inusual": {
                readonly answer: components["schemas"]["OperacionInusualVista"];
                readonly body: components["schemas"]["OperacionInusualNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/operacion-inusual/{id}/archivar": {
                readonly answer: components["schemas"]["OperacionInusualVista"];
                readonly body: components["schemas"]["DecisionDeOperacion"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/operacion-inusual/{id}/reportar": {
                readonly answer: components["schemas"]["OperacionInusualVista"];
                readonly body: components["schemas"]["DecisionDeOperacion"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/orden-de-compra": {
                readonly answer: components["schemas"]["OrdenDeCompraVista"];
                readonly body: components["schemas"]["OrdenDeCompraNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/orden-de-compra/{id}/anular": {
                readonly answer: components["schemas"]["OrdenDeCompraVista"];
                readonly body: components["schemas"]["AnulacionDeOrden"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/orden-de-compra/{id}/aprobar": {
                readonly answer: components["schemas"]["OrdenDeCompraVista"];
                readonly body: components["schemas"]["AprobacionDeOrden"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/orden-de-compra/{id}/generar": {
                readonly answer: components["schemas"]["OrdenDeCompraVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/orden-de-compra/{id}/retirar": {
                readonly answer: components["schemas"]["OrdenDeCompraVista"];
                readonly body: components["schemas"]["AnulacionDeOrden"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["PagareNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/pagare/{id}/anular": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["AprobacionDePagare"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/aprobar": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["AprobacionDePagare"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/declinar-anulacion": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["AnulacionDePagare"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/enviar": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["EnvioDePagare"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/fechar": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["FirmaDePagare"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/pedir-anulacion": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["AnulacionDePagare"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/rechazar": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["RechazoDePagare"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}/reemplazar": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["PagareReemplazo"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/participante/{id}/participar": {
                readonly answer: components["schemas"]["ParticipanteMarcado"];
                readonly body: components["schemas"]["InterruptorDeParticipante"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/plan/{idCodigo}/comentario-rsa": {
                readonly answer: null;
                readonly body: components["schemas"]["NuevoComentario"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/documentos/generar": {
                readonly answer: components["schemas"]["ListadoGenerado"];
                readonly body: null;
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/llamada": {
                readonly answer: null;
                readonly body: components["schemas"]["NuevaLlamada"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/nota": {
                readonly answer: null;
                readonly body: components["schemas"]["NuevaNota"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plan/{idCodigo}/pedido": {
                readonly answer: null;
                readonly body: components["schemas"]["NuevoPedido"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/plazo": {
                readonly answer: components["schemas"]["PlazoVista"];
                readonly body: components["schemas"]["PlazoNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/prenda/{id}/generar": {
                readonly answer: components["schemas"]["PrendaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/referencia": {
                readonly answer: components["schemas"]["ReferenciaVista"];
                readonly body: components["schemas"]["ReferenciaNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/referencia/{id}/confirmar": {
                readonly answer: components["schemas"]["ReferenciaVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/regla-adjudicacion": {
                readonly answer: components["schemas"]["ReglaAdjudicacionVista"];
                readonly body: components["schemas"]["ReglaAdjudicacionNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/reporte-control/generar": {
                readonly answer: components["schemas"]["ReporteDeControlVista"];
                readonly body: components["schemas"]["GeneracionDeReporte"];
                readonly params: Record<string, never>;
            };
            readonly "/riesgo/{idCodigo}/calcular": {
                readonly answer: components["schemas"]["RiesgoVista"];
                readonly body: components["schemas"]["CalculoDeRiesgo"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/riesgo/{idCodigo}/excepcion": {
                readonly answer: components["schemas"]["RiesgoVista"];
                readonly body: components["schemas"]["ExcepcionNueva"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/riesgo/{idCodigo}/garantias": {
                readonly answer: components["schemas"]["RiesgoVista"];
                readonly body: components["schemas"]["RevisionDeGarantias"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/solicitud-de-pago": {
                readonly answer: components["schemas"]["PagoVista"];
                readonly body: components["schemas"]["PagoNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/solicitud-de-pago/{id}/anular": {
                readonly answer: components["schemas"]["PagoVista"];
                readonly body: components["schemas"]["AnulacionDePago"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/solicitud-de-pago/{id}/aprobar": {
                readonly answer: components["schemas"]["PagoVista"];
                readonly body: components["schemas"]["AprobacionDePago"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/solicitud-de-pago/{id}/generar": {
                readonly answer: components["schemas"]["PagoVista"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/solicitud-de-pago/{id}/transferir": {
                readonly answer: components["schemas"]["PagoVista"];
                readonly body: components["schemas"]["Transferencia"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/solicitud/{clave}/generar": {
                readonly answer: components["schemas"]["SolicitudVista"];
                readonly body: null;
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/sorteo/{id}/confirmar": {
                readonly answer: components["schemas"]["SorteoVista"];
                readonly body: components["schemas"]["NumeroPorEscribir"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/sorteo/{id}/escribir": {
                readonly answer: components["schemas"]["SorteoVista"];
                readonly body: components["schemas"]["NumeroPorEscribir"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/sorteo/{id}/publicar": {
                readonly answer: components["schemas"]["SorteoVista"];
                readonly body: components["schemas"]["FuentePorPublicar"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/suscripcion": {
                readonly answer: components["schemas"]["SuscripcionConSecreto"];
                readonly body: components["schemas"]["SuscripcionNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/suscripcion/{id}/generar-secreto": {
                readonly answer: components["schemas"]["SuscripcionConSecreto"];
                readonly body: components["schemas"]["SecretoNuevo"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/suscripcion/{id}/probar": {
                readonly answer: null;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/suscripcion/{id}/reenviar": {
                readonly answer: components["schemas"]["EnviosReenviados"];
                readonly body: components["schemas"]["ReenvioDesde"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tarea": {
                readonly answer: components["schemas"]["TareaVista"];
                readonly body: components["schemas"]["TareaNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/usuario": {
                readonly answer: components["schemas"]["UsuarioCreado"];
                readonly body: components["schemas"]["UsuarioNuevo"];
                readonly params: Record<string, never>;
            };
            readonly "/usuario/{id}/restablecer-contrasena": {
                readonly answer: components["schemas"]["ContrasenaTemporal"];
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/usuario/{id}/restablecer-segundo-factor": {
                readonly answer: null;
                readonly body: components["schemas"]["RestablecimientoDeSegundoFactor"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/vista-guardada": {
                readonly answer: components["schemas"]["VistaGuardadaVista"];
                readonly body: components["schemas"]["VistaNueva"];
                readonly params: Record<string, never>;
            };
            readonly "/vista-guardada/{id}/fijar-inicial": {
                readonly answer: null;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/vista-guardada/{id}/quitar-inicial": {
                readonly answer: null;
                readonly body: null;
                readonly params: {
                    readonly id: number;
                };
            };
        };
        /** @description MED-532: precio de un modelo en la lista de un concesionario. Montos en dólares. */
        readonly PrecioVehiculoVista: {
            /** Format: double */
            readonly anio: number;
            /** @description Vacío cuando el precio no es de un concesionario. */
            readonly concesionario: string;
            readonly estadoBien: components["schemas"]["EstadoDeBien"];
            /** Format: int32 */
            readonly id: number;
            /**
             * Format: double
             * @description Id de la marca.
             */
            readonly marca: number;
            /**
             * Format: double
             * @description Id del modelo.
             */
            readonly modelo: number;
            readonly nombreMarca: string;
            readonly nombreModelo: string;
            /** Format: double */
            readonly precio: number;
            /** Format: date */
            readonly vigenteDesde: Fecha | null;
        };
        /** @description LEG-600: lo que se escribe. Lo que la orden, el medio o riesgo dice prevalece. Los campos de solo lectura se ignoran. */
        readonly PrendaCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly bien?: components["schemas"]["Record_string.string-or-number-or-null_"];
            /** @description Solo lectura; se ignora. */
            readonly cliente?: components["schemas"]["ClienteDePrenda"];
            /** @description Solo lectura; se ignora. */
            readonly codigoBarra?: string;
            /**
             * @description Apellidos. Obligatorio según los demás valores.
             * @example Muñoz Yépez
             */
            readonly depositarioApellidos?: string | null;
            /**
             * @description Cédula.
             * @example 1712345678
             */
            readonly depositarioCedula: string;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly depositarioCorreo: string;
            /** @description Nombres. */
            readonly depositarioNombres: string;
            /** @description Solo lectura; se ignora. */
            readonly distintos?: readonly string[];
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly emitidas?: number;
            /**
             * @description En calidad de.
             * @example Gerente General
             */
            readonly enCalidadEmpresa: string;
            /** @description Solo lectura; se ignora. */
            readonly escritos?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /**
             * @description Estado. Nuevo: Nuevo; Usado: Usado. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly estadoBien?: "Nuevo" | "Usado" | null;
            /**
             * @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho.
             * @enum {string}
             */
            readonly estadoCivil: "S" | "C" | "D" | "V" | "U";
            /** @description Solo lectura; se ignora. */
            readonly etiquetaEstado?: string;
            /**
             * Format: date
             * @description Fecha de emisión. La del pagaré. Obligatorio según los demás valores.
             */
            readonly fechaEmision?: Fecha | null;
            /** @description Solo lectura; se ignora. */
            readonly garantiaDeCarpeta?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly grupo?: string;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /** @description Área (m²). Hasta dos decimales, en m². Solo según los demás valores; si no corresponde, se descarta. */
            readonly inmuebleArea?: number | null;
            /** @description Cantón. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly inmuebleCanton?: string | null;
            /** @description Dirección. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly inmuebleDireccion?: string | null;
            /** @description Registro de la propiedad. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly inmuebleRegistro?: string | null;
            /**
             * @description Tipo de inmueble. CASA: Casa; DEPARTAMENTO: Departamento; TERRENO: Terreno; LOCAL: Local comercial; OFICINA: Oficina. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly inmuebleTipo?: "CASA" | "DEPARTAMENTO" | "TERRENO" | "LOCAL" | "OFICINA" | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly medioId?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly motivoSuspension?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly ordenId?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly origenBien?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly pagare?: components["schemas"]["PagareDePrenda"];
            /** @description Solo lectura; se ignora. */
            readonly producto?: string;
            /** @description Solo lectura; se ignora. */
            readonly repetidas?: readonly string[];
            /**
             * @description Representado por.
             * @example Lucía Güillín Peña
             */
            readonly representanteEmpresa: string;
            /**
             * @description Separación de bienes. S: Sí; N: No. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly separacionBienes?: "S" | "N" | null;
            /**
             * @description Tipo de garantía. F: Fideicomiso; C: Prenda Comercial. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoGarantia?: "F" | "C" | null;
            /** @description Año. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly vehiculoAnio?: number | null;
            /** @description Chasis. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly vehiculoChasis?: string | null;
            /** @description Color. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly vehiculoColor?: string | null;
            /** @description Marca. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly vehiculoMarca?: string | null;
            /** @description Modelo. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly vehiculoModelo?: string | null;
            /** @description Motor. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly vehiculoMotor?: string | null;
            /** @description Placa. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly vehiculoPlaca?: string | null;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. 0 = primera vez.
             */
            readonly version?: number;
        };
        /** @description Un pagaré y su prenda en la lista (LEG-513). */
        readonly PrendaDeListaVista: {
            readonly cedula: string;
            readonly estado: components["schemas"]["EstadoDePrendaVista"];
            /** @description 'Por ingresar', 'Ingresada', 'Aprobada con el pagaré'. */
            readonly etiquetaEstado: string;
            /** @description La de un inmueble que no es fideicomiso es una hipoteca. */
            readonly etiquetaGarantia: string | null;
            /**
             * Format: date
             * @description La del pagaré.
             */
            readonly fechaEmision: Fecha;
            /**
             * Format: int32
             * @description Número del pagaré.
             */
            readonly id: number;
            readonly idCodigo: string;
            readonly nombreCliente: string;
            /** @description 'F' fideicomiso, 'C' prenda comercial; null = todavía no se ingresa. */
            readonly tipoGarantia: string | null;
        };
        /** @description LEG-564: una prenda completa, o la propuesta con que comienza (versión 0). */
        readonly PrendaVista: {
            readonly acciones: readonly components["schemas"]["AccionDePrendaVista"][];
            /** @description Lo que la orden o el medio aprobado dice del bien: esos campos no se escriben. Campo → valor. */
            readonly bien: components["schemas"]["Record_string.string-or-number-or-null_"];
            readonly cliente: components["schemas"]["ClienteDePrenda"];
            /** @description Lo que lee un escáner en el documento. */
            readonly codigoBarra: string;
            /** @description Apellidos. */
            readonly depositarioApellidos: string | null;
            /** @description Cédula. */
            readonly depositarioCedula: string | null;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly depositarioCorreo: string | null;
            /** @description Nombres. */
            readonly depositarioNombres: string | null;
            /** @description Campos del bien que la orden o el medio dice ahora de otra manera. */
            readonly distintos: readonly string[];
            /**
             * Format: double
             * @description Versiones de su documento; 0 = no se ha generado.
             */
            readonly emitidas: number;
            /** @description En calidad de. */
            readonly enCalidadEmpresa: string | null;
            /** @description Campos del bien escritos a mano. */
            readonly escritos: readonly string[];
            readonly estado: components["schemas"]["EstadoDePrendaVista"];
            /** @description Estado. Nuevo: Nuevo; Usado: Usado. */
            readonly estadoBien: string | null;
            /** @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho. */
            readonly estadoCivil: string | null;
            readonly etiquetaEstado: string;
            /**
             * Format: date
             * @description Fecha de emisión. La del pagaré.
             */
            readonly fechaEmision: Fecha | null;
            /** @description Garantía que eligió riesgo; null = se elige aquí. */
            readonly garantiaDeCarpeta: string | null;
            readonly grupo: string;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            readonly guardadaPor: string | null;
            /**
             * Format: int32
             * @description Número del pagaré.
             */
            readonly id: number;
            readonly idCodigo: string;
            /** @description Área (m²). Hasta dos decimales, en m². */
            readonly inmuebleArea: number | null;
            /** @description Cantón. */
            readonly inmuebleCanton: string | null;
            /** @description Dirección. */
            readonly inmuebleDireccion: string | null;
            /** @description Registro de la propiedad. */
            readonly inmuebleRegistro: string | null;
            /** @description Tipo de inmueble. CASA: Casa; DEPARTAMENTO: Departamento; TERRENO: Terreno; LOCAL: Local comercial; OFICINA: Oficina. */
            readonly inmuebleTipo: string | null;
            /**
             * Format: int32
             * @description Número del medio de aprobación del que salió el bien.
             */
            readonly medioId: number | null;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            /**
             * Format: int32
             * @description Número de la orden de compra de la que salió el bien.
             */
            readonly ordenId: number | null;
            /**
             * @description 'orden', 'medio', o null: se escribe a mano.
             * @enum {string|null}
             */
            readonly origenBien: "orden" | "medio" | null;
            readonly pagare: components["schemas"]["PagareDePrenda"];
            readonly producto: string;
            /** @description Números de identificación que el pagaré o su prenda dan con dos nombres, en palabras. */
            readonly repetidas: readonly string[];
            /** @description Representado por. */
            readonly representanteEmpresa: string | null;
            /** @description Separación de bienes. S: Sí; N: No. */
            readonly separacionBienes: string | null;
            /** @description Tipo de garantía. F: Fideicomiso; C: Prenda Comercial. */
            readonly tipoGarantia: string | null;
            /** @description Año. */
            readonly vehiculoAnio: number | null;
            /** @description Chasis. */
            readonly vehiculoChasis: string | null;
            /** @description Color. */
            readonly vehiculoColor: string | null;
            /** @description Marca. */
            readonly vehiculoMarca: string | null;
            /** @description Modelo. */
            readonly vehiculoModelo: string | null;
            /** @description Motor. */
            readonly vehiculoMotor: string | null;
            /** @description Placa. */
            readonly vehiculoPlaca: string | null;
            /**
             * Format: int32
             * @description 0 = todavía no se guardó.
             */
            readonly version: number;
        };
        /** @description Qué haría 'Generar listado' ahora (DOC-038). */
        readonly PrevioDeListado: {
            readonly agregados: readonly components["schemas"]["DocumentoDePrevio"][];
            /** @description Riesgo aprobó la carpeta: lo nuevo se pide junto a ella y no cambia su estado. */
            readonly carpetaAprobada: boolean;
            /** @description Del titular. */
            readonly cedula: string;
            readonly id: string;
            /** @description Por qué no se puede generar; null = se puede. */
            readonly motivo: string | null;
            readonly noAplican: readonly components["schemas"]["DocumentoDePrevio"][];
            /** @description De personas que ya no constan. */
            readonly reemplazados: readonly components["schemas"]["DocumentoDePrevio"][];
            /** @description Vuelven a aplicar. */
            readonly vuelven: readonly components["schemas"]["DocumentoDePrevio"][];
        };
        /** @description RFC 9457 problem details, in Spanish (arquitectura.md, "The path of a request"). */
        readonly Problema: {
            /** @description Stable word for the program. */
            readonly code: string;
            /** @description Facts of a conflict: who was faster, the current version… */
            readonly detalle?: components["schemas"]["Record_string.unknown_"];
            /** @description Field → message. */
            readonly errors?: components["schemas"]["Record_string.string_"];
            /** @description Request id: what to quote when asking for help. */
            readonly instance: string;
            /** Format: double */
            readonly status: number;
            /** @description Text for the person. */
            readonly title: string;
            readonly type: string;
        };
        /** @description Combinaciones sin formato, o con más de uno. */
        readonly ProblemaDeBloque: {
            /** @description Los formatos que encajan a la vez; vacío si no hay ninguno. */
            readonly codigos: readonly string[];
            /**
             * Format: double
             * @description Cuántas combinaciones.
             */
            readonly combinaciones: number;
            /**
             * Format: date
             * @description El primer día en que es así.
             */
            readonly fecha: Fecha;
            readonly texto: string;
        };
        /** @description GEN-526: productos; se muestran como '{nombre} Plan'. */
        readonly ProductoVista: {
            readonly codigo: string;
            readonly id: string;
            readonly nombre: string;
        };
        /** @description Hasta cuándo se prometió la entrega, según el plazo del contrato que regía el día de la adjudicación. */
        readonly PromesaDeAdjudicacion: {
            /**
             * Format: double
             * @description Días hábiles de atraso; 0 = a tiempo.
             */
            readonly atraso: number;
            /**
             * Format: double
             * @description Días hábiles prometidos.
             */
            readonly dias: number;
            /**
             * Format: date
             * @description El último día a tiempo.
             */
            readonly fecha: Fecha;
            /**
             * Format: double
             * @description Días hábiles que quedan; 0 = vence hoy o ya venció.
             */
            readonly quedan: number;
        };
        /** @description Prueba de la entrega que este plan pide: un documento del plan; se sube con POST /documento/{id}/archivo. */
        readonly PruebaVista: {
            /** @description 'actaEntrega', 'fotoEntrega' o 'autorizacionEntrega'. */
            readonly codigo: string;
            readonly conArchivo: boolean;
            /** Format: int32 */
            readonly documentoId: number;
            readonly nombre: string;
            readonly nombreArchivo: string | null;
            readonly rechazada: boolean;
            /** Format: date-time */
            readonly subidoEn: Instante | null;
            readonly subidoPor: string | null;
            /**
             * Format: int32
             * @description Del documento: la que exige la subida.
             */
            readonly version: number;
        };
        /** @description JOR-501, JOR-503, JOR-504: un paso del recorrido del plan. */
        readonly PuntoDeRecorrido: {
            /** @description De un paso empezado y no cumplido: el último acto, desde cuándo y de quién, y los bloques del contrato; null = ninguno. */
            readonly avance: string | null;
            /** @description JOR-502: 'concesionario', 'contrato' o 'entrega'; null = sin color propio. */
            readonly color: string | null;
            readonly cumple: boolean;
            readonly departamento: string | null;
            /**
             * Format: double
             * @description Días hábiles desde el paso cumplido anterior; null = no se cumple, o no hay anterior.
             */
            readonly diasHabiles: number | null;
            /** @description 'hecho'; 'enCurso' = el primero que falta, y los que ya empezaron; 'porHacer'. */
            readonly estado: components["schemas"]["EstadoDePaso"];
            /**
             * Format: date
             * @description Día en Ecuador, 'AAAA-MM-DD'.
             */
            readonly fecha: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            /** @description De quien lo hizo; mientras no se cumple, a quien le toca. */
            readonly idDepartamento: string;
            /** @description Siempre 'S'. */
            readonly mandatorio: string;
            readonly nombre: string;
            readonly usuario: string | null;
        };
        readonly PutCalls: {
            readonly "/adenda/{id}": {
                readonly answer: components["schemas"]["AdendaVista"];
                readonly body: components["schemas"]["AdendaCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ausencia/{id}": {
                readonly answer: components["schemas"]["AusenciaVista"];
                readonly body: components["schemas"]["AusenciaCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/borrador/{formulario}/{clave}/{seccion}": {
                readonly answer: components["schemas"]["BorradorGuardado"];
                readonly body: components["schemas"]["BorradorCambio"];
                readonly params: {
                    readonly clave: string;
                    readonly formulario: string;
                    readonly seccion: string;
                };
            };
            readonly "/concesionario/{id}": {
                readonly answer: components["schemas"]["ConcesionarioVista"];
                readonly body: components["schemas"]["ConcesionarioCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/contrato/{idCodigo}": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: components["schemas"]["CabeceraDeContrato"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/contrato/{idCodigo}/bloque/{bloque}": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: components["schemas"]["EdicionDeBloque"];
                readonly params: {
                    readonly bloque: string;
                    readonly idCodigo: string;
                };
            };
            readonly "/conyuge/{clave}": {
                readonly answer: components["schemas"]["ConyugeVista"];
                readonly body: components["schemas"]["ConyugeCambio"];
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/cuenta-servicio/{id}": {
                readonly answer: components["schemas"]["CuentaDeServicioVista"];
                readonly body: components["schemas"]["CuentaDeServicioCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/delegacion/{id}": {
                readonly answer: components["schemas"]["DelegacionVista"];
                readonly body: components["schemas"]["DelegacionCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/depositario/{idCodigo}": {
                readonly answer: components["schemas"]["DepositarioVista"];
                readonly body: components["schemas"]["DepositarioCambio"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/dispositivo/{id}": {
                readonly answer: components["schemas"]["DispositivoVista"];
                readonly body: components["schemas"]["DispositivoCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ejecutivo-concesionario/{id}": {
                readonly answer: components["schemas"]["EjecutivoConcesionarioVista"];
                readonly body: components["schemas"]["EjecutivoConcesionarioCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/ficha-bien/{id}": {
                readonly answer: components["schemas"]["FichaGuardada"];
                readonly body: components["schemas"]["FichaCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/finanzas/{clave}": {
                readonly answer: components["schemas"]["FinanzasVista"];
                readonly body: components["schemas"]["FinanzasCambio"];
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/formato-reporte/{id}": {
                readonly answer: components["schemas"]["FormatoDeReporteVista"];
                readonly body: components["schemas"]["FormatoDeReporteCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/formato/{id}": {
                readonly answer: components["schemas"]["FormatoVista"];
                readonly body: components["schemas"]["FormatoEdicion"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/interviniente/{idCodigo}/{rol}": {
                readonly answer: components["schemas"]["IntervinienteVista"];
                readonly body: components["schemas"]["IntervinienteCambio"];
                readonly params: {
                    readonly idCodigo: string;
                    readonly rol: components["schemas"]["RolDeIntervinienteVista"];
                };
            };
            readonly "/limite/{id}": {
                readonly answer: components["schemas"]["LimiteVista"];
                readonly body: components["schemas"]["LimiteCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/medio-aprobacion/{id}": {
                readonly answer: components["schemas"]["MedioVista"];
                readonly body: components["schemas"]["MedioCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/orden-de-compra/{id}": {
                readonly answer: components["schemas"]["OrdenDeCompraVista"];
                readonly body: components["schemas"]["OrdenDeCompraCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/pagare/{id}": {
                readonly answer: components["schemas"]["PagareVista"];
                readonly body: components["schemas"]["PersonasDePagareCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/participante/{id}": {
                readonly answer: components["schemas"]["ParticipanteMarcado"];
                readonly body: components["schemas"]["ParticipanteCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/plazo/{id}": {
                readonly answer: components["schemas"]["PlazoVista"];
                readonly body: components["schemas"]["PlazoCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/prenda/{id}": {
                readonly answer: components["schemas"]["PrendaVista"];
                readonly body: components["schemas"]["PrendaCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/referencia/{id}": {
                readonly answer: components["schemas"]["ReferenciaVista"];
                readonly body: components["schemas"]["ReferenciaCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/regla-adjudicacion/{id}": {
                readonly answer: components["schemas"]["ReglaAdjudicacionVista"];
                readonly body: components["schemas"]["ReglaAdjudicacionCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/riesgo/{idCodigo}/parametro": {
                readonly answer: components["schemas"]["RiesgoVista"];
                readonly body: components["schemas"]["MarcaDeParametro"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/solicitud/{clave}": {
                readonly answer: components["schemas"]["SolicitudVista"];
                readonly body: components["schemas"]["SolicitudCambio"];
                readonly params: {
                    readonly clave: string;
                };
            };
            readonly "/suscripcion/{id}": {
                readonly answer: components["schemas"]["SuscripcionVista"];
                readonly body: components["schemas"]["SuscripcionCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/tarea/{id}": {
                readonly answer: components["schemas"]["TareaVista"];
                readonly body: components["schemas"]["TareaCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/unidad/{idCodigo}": {
                readonly answer: components["schemas"]["UnidadVista"];
                readonly body: components["schemas"]["UnidadCambio"];
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/usuario/{id}": {
                readonly answer: components["schemas"]["UsuarioVista"];
                readonly body: components["schemas"]["UsuarioCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/vista-guardada/{id}": {
                readonly answer: components["schemas"]["VistaGuardadaVista"];
                readonly body: components["schemas"]["VistaCambio"];
                readonly params: {
                    readonly id: number;
                };
            };
        };
        /** @description Quién recibe el bien en lugar del titular, con su autorización. */
        readonly QuienRecibe: {
            readonly identificacion: string;
            /** @description Nombres y apellidos. */
            readonly nombre: string;
            /**
             * @description 'C' cédula, 'R' RUC, 'P' pasaporte.
             * @enum {string}
             */
            readonly tipoIdentificacion: "C" | "R" | "P";
        };
        /** @description Participating plans over plans with a holder. */
        readonly Quorum: {
            /** Format: double */
            readonly participantes: number;
            /** Format: double */
            readonly planes: number;
            /**
             * Format: double
             * @description Percent with two decimals, half up.
             */
            readonly porcentaje: number;
        };
        /** @description Entregas de un rango de días hábiles. Los valores siguen el código, el gráfico lleva la etiqueta (TAB-510). */
        readonly RangoDelTableroVista: {
            /** Format: double */
            readonly cantidad: number;
            /** @description '01-17', '18-23', '24-29', '30-35', '36-40' o '41+'. */
            readonly codigo: string;
            /** @description '0-17', '18-24', '25-30', '31-35', '36-40' o '+41'. */
            readonly etiqueta: string;
            /** @description 'aTiempo', 'intermedio' o 'tarde'. */
            readonly tono: string;
        };
        /** @description Devolver a riesgo lo aprobado, con motivo. */
        readonly ReaperturaDeCarpeta: {
            /** @description Huella de lo que se vio que existe; sin ella no se compara. */
            readonly base?: string;
            readonly motivo?: string;
            /**
             * Format: int32
             * @description De la carpeta que se vio.
             */
            readonly version?: number;
        };
        readonly Reasignacion: {
            readonly comentario?: string;
            /** @description Ejecutivo que lo atenderá. */
            readonly ejecutivo?: number;
            /** @description El plan que ocupa el lugar de la adjudicación retirada. */
            readonly idCodigo: string;
            /**
             * @description '1' si la adjudicación es por Sorteo, '0' si no; lo calcula el sistema (ADJ-508).
             * @enum {string}
             */
            readonly sorteo?: "0" | "1";
            /** @description De la adjudicación que se vio; también en If-Match. */
            readonly version?: number;
        };
        /** @description CAR-525: por qué se rechaza la carta de salida. */
        readonly RechazoDeCarta: {
            /** @description Por qué no se aprueba. */
            readonly texto: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description LEG-542: por qué se rechaza el contrato. */
        readonly RechazoDeContrato: {
            /** @description Los que deben corregirse. */
            readonly bloques: readonly components["schemas"]["BloqueDeContratoVista"][];
            /** @description Por qué no se aprueba. */
            readonly motivo: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly RechazoDeDocumento: {
            /** @description Motivo. */
            readonly observaciones: string;
            readonly version?: number;
        };
        /** @description MED-524, MED-544: por qué se rechaza el medio. */
        readonly RechazoDeMedio: {
            /** @description El motivo. */
            readonly observaciones?: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly RechazoDePagare: {
            /** @description Por qué; queda en el historial. */
            readonly motivo: string;
            readonly version?: number;
        };
        /** @description Construct a type with a set of properties K of type T */
        readonly "Record_string.number_": {
            readonly [key: string]: number;
        };
        /** @description Construct a type with a set of properties K of type T */
        readonly "Record_string.string_": {
            readonly [key: string]: string;
        };
        /** @description Construct a type with a set of properties K of type T */
        readonly "Record_string.string-or-number-or-null_": {
            readonly [key: string]: (string | number) | null;
        };
        /** @description Construct a type with a set of properties K of type T */
        readonly "Record_string.unknown_": {
            readonly [key: string]: unknown;
        };
        /** @description El recorrido de una adjudicación. */
        readonly RecorridoVista: {
            readonly cabecera: components["schemas"]["CabeceraDeRecorrido"];
            /**
             * Format: double
             * @description Pasos cumplidos.
             */
            readonly cumplidos: number;
            readonly puntos: readonly components["schemas"]["PuntoDeRecorrido"][];
            /**
             * Format: double
             * @description Días hábiles desde la adjudicación hasta hoy o hasta la entrega; null = no adjudicado.
             */
            readonly total: number | null;
        };
        readonly Reemplazo: {
            readonly comentario?: string;
            /**
             * Format: int32
             * @description Ejecutivo que lo atenderá.
             */
            readonly ejecutivo?: number;
            /** @description El plan que ocupa el lugar de la adjudicación retirada. */
            readonly idCodigo: string;
            /** @description '1' si la adjudicación es por Sorteo, '0' si no; lo calcula el sistema (ADJ-508). */
            readonly sorteo?: string;
        };
        readonly ReenvioDeCorreo: {
            /**
             * Format: email
             * @description Otra dirección; sin ella, la que tenía.
             */
            readonly destinatario?: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly ReenvioDeEnvio: {
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        readonly ReenvioDesde: {
            /**
             * Format: date
             * @description Desde el comienzo de este día.
             */
            readonly desde: Fecha;
            /**
             * @description 'fallidos': los fallidos y descartados; 'todos': también los entregados.
             * @enum {string}
             */
            readonly estados: "fallidos" | "todos";
        };
        /** @description Un cambio vuelve la referencia a pendiente. Los campos de solo lectura se ignoran. */
        readonly ReferenciaCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly banco?: string | null;
            /** @description Banco. Código de /banco. Obligatorio según los demás valores. */
            readonly bancoCodigo?: string | null;
            /** @description Ciudad. Obligatorio según los demás valores. */
            readonly ciudad?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly clave?: string;
            /** @description Solo lectura; se ignora. */
            readonly confirmadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly confirmadaPor?: string | null;
            /** @description Dirección. Obligatorio según los demás valores. */
            readonly direccion?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /**
             * Format: date
             * @description Fecha de apertura. Obligatorio según los demás valores.
             */
            readonly fechaApertura?: Fecha | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Cédula. Obligatorio según los demás valores. */
            readonly identificacion?: string | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly linea?: number;
            /** @description Nombres y apellidos. Obligatorio según los demás valores. */
            readonly nombre?: string | null;
            /** @description Comercio o proveedor. Obligatorio según los demás valores. */
            readonly nombreComercio?: string | null;
            /** @description Número de cuenta. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores. */
            readonly numeroCuenta?: string | null;
            /**
             * @description Parentesco. madre: Madre; padre: Padre; hijo: Hijo; abuelo: Abuelo; hermano: Hermano; tio: Tío; primo: Primo; sobrino: Sobrino; amigo: Amigo; yerno: Yerno; suegro: Suegro; cuñado: Cuñado; colaborador: Colaborador; Conyuge: Cónyuge. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly parentesco?: "madre" | "padre" | "hijo" | "abuelo" | "hermano" | "tio" | "primo" | "sobrino" | "amigo" | "yerno" | "suegro" | "cuñado" | "colaborador" | "Conyuge" | null;
            /** @description Solo lectura; se ignora. */
            readonly registradaEn?: string;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores. */
            readonly telefono?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly tipo?: string;
            /**
             * @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoCuenta?: "AHORROS" | "CORRIENTE" | null;
            /** @description Solo lectura; se ignora. */
            readonly usuario?: string | null;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description EST-543…552: los campos de su tipo; los de los otros van vacíos. */
        readonly ReferenciaNueva: {
            /** @description Banco. Código de /banco. Obligatorio según los demás valores. */
            readonly bancoCodigo?: string | null;
            /** @description Ciudad. Obligatorio según los demás valores. */
            readonly ciudad?: string | null;
            /** @description Clave de la solicitud: '01-M001-12-titular'. */
            readonly clave: string;
            /** @description Dirección. Obligatorio según los demás valores. */
            readonly direccion?: string | null;
            /**
             * Format: date
             * @description Fecha de apertura. Obligatorio según los demás valores.
             */
            readonly fechaApertura?: Fecha | null;
            /** @description Cédula. Obligatorio según los demás valores. */
            readonly identificacion?: string | null;
            /** @description Nombres y apellidos. Obligatorio según los demás valores. */
            readonly nombre?: string | null;
            /** @description Comercio o proveedor. Obligatorio según los demás valores. */
            readonly nombreComercio?: string | null;
            /** @description Número de cuenta. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores. */
            readonly numeroCuenta?: string | null;
            /**
             * @description Parentesco. madre: Madre; padre: Padre; hijo: Hijo; abuelo: Abuelo; hermano: Hermano; tio: Tío; primo: Primo; sobrino: Sobrino; amigo: Amigo; yerno: Yerno; suegro: Suegro; cuñado: Cuñado; colaborador: Colaborador; Conyuge: Cónyuge. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly parentesco?: "madre" | "padre" | "hijo" | "abuelo" | "hermano" | "tio" | "primo" | "sobrino" | "amigo" | "yerno" | "suegro" | "cuñado" | "colaborador" | "Conyuge" | null;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. Obligatorio según los demás valores. */
            readonly telefono?: string | null;
            /**
             * @description 'R' personal, 'C' comercial, 'B' bancaria.
             * @enum {string}
             */
            readonly tipo: "R" | "C" | "B";
            /**
             * @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly tipoCuenta?: "AHORROS" | "CORRIENTE" | null;
        };
        /** @description EST-540…542: una referencia; los datos de los otros tipos son null. */
        readonly ReferenciaVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly components["schemas"]["AccionDeReferenciaVista"][];
            /** @description Nombre del banco, para mostrarlo. */
            readonly banco: string | null;
            /** @description Banco. Código de /banco. */
            readonly bancoCodigo: string | null;
            /** @description Ciudad. */
            readonly ciudad: string | null;
            /** @description Clave de la solicitud: '01-M001-12-titular'. */
            readonly clave: string;
            /** Format: date-time */
            readonly confirmadaEn: Instante | null;
            readonly confirmadaPor: string | null;
            /** @description Dirección. */
            readonly direccion: string | null;
            /** @description 'P' pendiente, 'C' confirmada. */
            readonly estado: string;
            /**
             * Format: date
             * @description Fecha de apertura.
             */
            readonly fechaApertura: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Cédula. */
            readonly identificacion: string | null;
            /**
             * Format: double
             * @description Número de orden dentro de su tipo, desde 1.
             */
            readonly linea: number;
            /** @description Nombres y apellidos. */
            readonly nombre: string | null;
            /** @description Comercio o proveedor. */
            readonly nombreComercio: string | null;
            /** @description Número de cuenta. */
            readonly numeroCuenta: string | null;
            /** @description Parentesco. madre: Madre; padre: Padre; hijo: Hijo; abuelo: Abuelo; hermano: Hermano; tio: Tío; primo: Primo; sobrino: Sobrino; amigo: Amigo; yerno: Yerno; suegro: Suegro; cuñado: Cuñado; colaborador: Colaborador; Conyuge: Cónyuge. */
            readonly parentesco: string | null;
            /** Format: date-time */
            readonly registradaEn: Instante;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly telefono: string | null;
            /** @description 'R' personal, 'C' comercial, 'B' bancaria. */
            readonly tipo: string;
            /** @description Tipo de cuenta. AHORROS: Ahorros; CORRIENTE: Corriente. */
            readonly tipoCuenta: string | null;
            /** @description Nombre de quien la registró o cambió por última vez. */
            readonly usuario: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description El registro entero, como se leyó. */
        readonly ReglaAdjudicacionCambio: {
            /**
             * @description Plan con una cesión en curso. aparte: Se decide en la asamblea; participa: Participa.
             * @example aparte
             * @enum {string}
             */
            readonly cesion: "aparte" | "participa";
            /**
             * Format: date
             * @description Asambleas desde. Primera fecha de asamblea a la que se aplica.
             * @example 2026-01-01
             */
            readonly desde: Fecha;
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /**
             * @description Ofertas: primer criterio. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código.
             * @example valor
             * @enum {string}
             */
            readonly primero: "secuencia" | "valor" | "cuotas" | "vencidas" | "puesto";
            /**
             * @description Producto. 01: MotorPlan; 02: CasaPlan.
             * @example 01
             * @enum {string}
             */
            readonly producto: "01" | "02";
            /**
             * @description Ofertas: segundo criterio. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código.
             * @example vencidas
             * @enum {string|null}
             */
            readonly segundo?: "secuencia" | "valor" | "cuotas" | "vencidas" | "puesto" | null;
            /**
             * @description Sustento. Dónde lo dice el contrato o el reglamento.
             * @example Cláusula quinta: adjudicación por oferta
             */
            readonly sustento: string;
            /**
             * @description Ofertas: tercer criterio. Lo que quede igual se decide por el código. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código.
             * @example puesto
             * @enum {string|null}
             */
            readonly tercero?: "secuencia" | "valor" | "cuotas" | "vencidas" | "puesto" | null;
            /**
             * @description Cuotas vencidas admitidas. Con más que estas el plan entra como NO PARTICIPA.
             * @example 0
             */
            readonly vencidasAdmitidas: number;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly ReglaAdjudicacionEliminada: {
            readonly cesion: string | null;
            readonly desde: string | null;
            readonly eliminado: boolean;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly primero: string | null;
            readonly producto: string | null;
            readonly segundo: string | null;
            readonly sustento: string | null;
            readonly tercero: string | null;
            /** Format: double */
            readonly vencidasAdmitidas: number | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly ReglaAdjudicacionNueva: {
            /**
             * @description Plan con una cesión en curso. aparte: Se decide en la asamblea; participa: Participa.
             * @example aparte
             * @enum {string}
             */
            readonly cesion: "aparte" | "participa";
            /**
             * Format: date
             * @description Asambleas desde. Primera fecha de asamblea a la que se aplica.
             * @example 2026-01-01
             */
            readonly desde: Fecha;
            /**
             * @description Ofertas: primer criterio. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código.
             * @example valor
             * @enum {string}
             */
            readonly primero: "secuencia" | "valor" | "cuotas" | "vencidas" | "puesto";
            /**
             * @description Producto. 01: MotorPlan; 02: CasaPlan.
             * @example 01
             * @enum {string}
             */
            readonly producto: "01" | "02";
            /**
             * @description Ofertas: segundo criterio. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código.
             * @example vencidas
             * @enum {string|null}
             */
            readonly segundo?: "secuencia" | "valor" | "cuotas" | "vencidas" | "puesto" | null;
            /**
             * @description Sustento. Dónde lo dice el contrato o el reglamento.
             * @example Cláusula quinta: adjudicación por oferta
             */
            readonly sustento: string;
            /**
             * @description Ofertas: tercer criterio. Lo que quede igual se decide por el código. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código.
             * @example puesto
             * @enum {string|null}
             */
            readonly tercero?: "secuencia" | "valor" | "cuotas" | "vencidas" | "puesto" | null;
            /**
             * @description Cuotas vencidas admitidas. Con más que estas el plan entra como NO PARTICIPA.
             * @example 0
             */
            readonly vencidasAdmitidas: number;
        };
        /** @description Una regla de adjudicación: rige para las asambleas desde su fecha, hasta la siguiente del mismo producto. */
        readonly ReglaAdjudicacionVista: {
            /** @description Plan con una cesión en curso. aparte: Se decide en la asamblea; participa: Participa. */
            readonly cesion: string | null;
            /**
             * Format: date
             * @description Asambleas desde. Primera fecha de asamblea a la que se aplica.
             */
            readonly desde: Fecha | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            /** @description Nombre de quien guardó por última vez. */
            readonly guardadaPor: string | null;
            /** Format: int32 */
            readonly id: number;
            /** @description Ofertas: primer criterio. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código. */
            readonly primero: string | null;
            /** @description Producto. 01: MotorPlan; 02: CasaPlan. */
            readonly producto: string | null;
            /** @description Ofertas: segundo criterio. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código. */
            readonly segundo: string | null;
            /** @description Sustento. Dónde lo dice el contrato o el reglamento. */
            readonly sustento: string | null;
            /** @description Ofertas: tercer criterio. Lo que quede igual se decide por el código. secuencia: Secuencia escrita; valor: Valor de la oferta; cuotas: Cuotas ofertadas; vencidas: Menos cuotas vencidas; puesto: Código. */
            readonly tercero: string | null;
            /** @description Cuotas vencidas admitidas. Con más que estas el plan entra como NO PARTICIPA. */
            readonly vencidasAdmitidas: number | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description La regla de adjudicación con que se celebra la asamblea. */
        readonly ReglaDeAsamblea: {
            /**
             * @description Un plan con una cesión en curso: 'aparte' = 'participa cesion'.
             * @enum {string}
             */
            readonly cesion: "aparte" | "participa";
            /** @description Lo que decide entre dos ofertas, el primero que las distingue; al final, el código. */
            readonly criterios: readonly ("secuencia" | "valor" | "cuotas" | "vencidas" | "puesto")[];
            /**
             * Format: date
             * @description Primera fecha de las asambleas a las que se aplica; null = la de fábrica.
             */
            readonly desde: Fecha | null;
            readonly sustento: string | null;
            /**
             * Format: double
             * @description Con más cuotas vencidas un plan entra como 'no participa'.
             */
            readonly vencidasAdmitidas: number;
        };
        /** @description Una regla, revisada con lo que hay ahora. */
        readonly ReglaDelPasoVista: {
            readonly codigo: components["schemas"]["CodigoDeReglaVista"];
            readonly cumple: boolean;
            readonly encontrado: string;
            readonly hallazgos: readonly components["schemas"]["HallazgoVista"][];
            /**
             * @description Lo que hace si no se cumple: 'avisa' pide una confirmación con motivo, 'impide' no deja seguir.
             * @enum {string}
             */
            readonly modo: "avisa" | "impide";
            readonly nombre: string;
        };
        /** @enum {string} */
        readonly ReglaDePolitica: "puntaje" | "vigencia" | "buro" | "garantias" | "documentos" | "listas";
        /** @description Una regla de la política y cómo resultó. */
        readonly ReglaDePoliticaVista: {
            readonly codigo: components["schemas"]["ReglaDePolitica"];
            readonly cumple: boolean;
            readonly encontrado: string;
            /**
             * @description Lo que hace si no se cumple: 'avisa' pide una confirmación, 'impide' no deja aprobar.
             * @enum {string}
             */
            readonly modo: "avisa" | "impide";
            readonly nombre: string;
        };
        /** @description Una regla como estaba cuando se decidió. */
        readonly ReglaSabidaVista: {
            readonly codigo: string;
            readonly cumple: boolean;
            readonly encontrado: string;
            readonly nombre: string;
        };
        /** @description Lo que está antes de un paso. */
        readonly ReglasDelPasoVista: {
            /** @description Huella de las reglas: quien actúa la devuelve, y si cambiaron no se actúa. */
            readonly base: string;
            /** @description Código del plan: '01-M001-12'. */
            readonly id: string;
            readonly paso: components["schemas"]["PasoDelCasoVista"];
            readonly reglas: readonly components["schemas"]["ReglaDelPasoVista"][];
        };
        /** @description El último archivo generado de un período. */
        readonly ReporteDeControlVista: {
            /** Format: date-time */
            readonly emitidoEn: Instante;
            readonly emitidoPor: string;
            /** Format: int32 */
            readonly filas: number;
            /**
             * Format: date
             * @description Desde cuándo rige el formato con el que se generó.
             */
            readonly formatoDesde: Fecha;
            /** Format: int32 */
            readonly id: number;
            /**
             * Format: int32
             * @description Filas a las que les falta un dato obligatorio.
             */
            readonly incompletas: number;
            /** @description Por qué hay otro del mismo período. */
            readonly motivo: string | null;
            readonly nombre: string;
            /**
             * Format: int32
             * @description Del archivo: 1 es el primero del período.
             */
            readonly numeroVersion: number;
            readonly organismo: components["schemas"]["Organismo"];
            /** @description '2026', o '2026-10'. */
            readonly periodo: string;
            /** @description SHA-256 del archivo. */
            readonly sha256: string;
        };
        /** @description Quien representa a la empresa en pagarés, prendas y contratos. */
        readonly RepresentanteVista: {
            /** @description En calidad de qué: 'Gerente General'. */
            readonly calidad: string;
            readonly cedula: string;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
        };
        /** @description Cómo terminó el último envío de una carpeta (CAP-502). */
        readonly ResolucionVista: {
            /** @description Comentario de la aprobación o motivo de la devolución. */
            readonly comentario: string | null;
            /** Format: date-time */
            readonly fecha: Instante;
            /** @description 'Aprobado' o 'Rechazado' (devuelta a adjudicaciones). */
            readonly resultado: string;
            /** @description 'F' fideicomiso, 'C' prenda comercial; null si fue devuelta. */
            readonly tipoGarantia: string | null;
            readonly usuario: string | null;
        };
        readonly RestablecimientoDeSegundoFactor: {
            readonly motivo: string;
        };
        /** @enum {string} */
        readonly ResultadoDeLlamada: "no-contesta" | "contesto" | "volver-a-llamar";
        /** @description TAR-506: un resultado; cierre 'S' cierra la tarea. */
        readonly ResultadoDeTarea: {
            readonly cierre: string;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
        };
        readonly Retiro: {
            readonly motivo: string;
            /** @description El plan que ocupa su lugar, en el mismo acto. */
            readonly reemplazo?: components["schemas"]["Reemplazo"];
            /** @description De la adjudicación que se vio; también en If-Match. */
            readonly version?: number;
        };
        readonly RetornoDeEmpresa: {
            /** @description Lo que sigue al `?` en la dirección a la que volvió el navegador. */
            readonly retorno: string;
            /** @description La que dio `iniciar`. */
            readonly transaccion: string;
        };
        /** @description RIE-014: se confirma y se puede deshacer. */
        readonly RevisionDeGarantias: {
            readonly confirmado: boolean;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match. 0 = primera vez.
             */
            readonly version?: number;
        };
        /** @description Con qué se revisa de nuevo. */
        readonly RevisionDeImportacion: {
            /** @description Sin las filas que Excel oculta. */
            readonly omitirOcultas?: boolean;
        };
        /** @description 'Revisión antes de firmar': lo que está en blanco, lo que no concuerda y quién firma qué. */
        readonly RevisionDelCasoVista: {
            readonly blancos: readonly components["schemas"]["HallazgoVista"][];
            readonly desacuerdos: readonly components["schemas"]["HallazgoVista"][];
            readonly firmas: readonly components["schemas"]["FirmaDelCasoVista"][];
            /** @description Código del plan: '01-M001-12'. */
            readonly id: string;
        };
        readonly RevocacionDeClave: {
            /** @description La parte pública de la clave. */
            readonly clave: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description Parámetros, puntaje, excepción y garantías de un plan. */
        readonly RiesgoVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly ("calcular" | "marcar" | "exceptuar" | "garantias")[];
            /** Format: date-time */
            readonly calculadoEn: Instante | null;
            readonly calculadoPor: string | null;
            /**
             * @description 'rojo' debajo del umbral, 'verde' desde él; null = sin calcular.
             * @enum {string|null}
             */
            readonly color: "rojo" | "verde" | null;
            /** @description 'Con bien' o 'Sin bien' (EST-523). */
            readonly etiquetaGarantia: string;
            /** @description 'Confirmado' o 'Sin confirmar' (RIE-012). */
            readonly etiquetaGarantias: string;
            readonly excepcion: components["schemas"]["ExcepcionDeRiesgoVista"] | null;
            readonly garantias: readonly components["schemas"]["GarantiaVista"][];
            readonly garantiasConfirmadas: boolean;
            /** Format: date-time */
            readonly garantiasEn: Instante | null;
            readonly garantiasPor: string | null;
            /** @description idCodigo del plan. */
            readonly id: string;
            /** @description En su orden; las pantallas los reparten en columnas de 10 (RIE-006). */
            readonly parametros: readonly components["schemas"]["ParametroDeRiesgoVista"][];
            readonly plan: string;
            /**
             * Format: double
             * @description null = sin calcular.
             */
            readonly puntaje: number | null;
            /**
             * Format: double
             * @description 800 (RIE-004).
             */
            readonly umbral: number;
            /**
             * Format: int32
             * @description 0 = todavía no hay nada guardado.
             */
            readonly version: number;
        };
        /** @enum {string} */
        readonly Rol: "Legal" | "Director Asamblea" | "Comercial" | "RSA" | "Cobranzas" | "Asistente Asamblea" | "Servicio al cliente" | "Ejecutivo Adjudicaciones" | "Jefatura Adjudicaciones" | "Gerente General" | "Gerente Financiero" | "Riesgo" | "Asistente Legal" | "Administrador del sistema";
        /**
         * @description Lo que alguien es en el caso: la adjudicación de un plan.
         * @enum {string}
         */
        readonly RolDeIntervinienteVista: "deudor" | "conyuge" | "apoderado" | "garante" | "garanteConyuge" | "segundoGarante" | "segundoGaranteConyuge" | "depositario" | "huella" | "firmanteARuego" | "testigo" | "representante";
        readonly RolVista: {
            readonly id: string;
            readonly idDepartamento: string | null;
            readonly nombre: string;
            readonly prefijo: string;
        };
        readonly SaldoDeudor: {
            /** Format: double */
            readonly saldo: number;
        };
        readonly SalidaDeEmpresa: {
            /** @description `null`: el emisor no termina sesiones, o no responde. */
            readonly url: string | null;
        };
        /** @description Una decisión más allá de las reglas o de la política, y por qué. */
        readonly SalvedadVista: {
            readonly cedula: string;
            /** @description Ruta de la pantalla, sin el prefijo del rol. */
            readonly enlace: string | null;
            /** @description 'Excepción de riesgo', 'Parámetro de riesgo marcado'. */
            readonly etiquetaTipo: string;
            /** Format: date-time */
            readonly fecha: Instante;
            /** Format: int32 */
            readonly id: number;
            readonly idCodigo: string;
            /**
             * Format: double
             * @description Del bien, de la orden o del plan: de lo que se decidió.
             */
            readonly monto: number;
            readonly motivo: string | null;
            readonly nombreCliente: string;
            readonly producto: string;
            readonly quien: string | null;
            readonly tipo: string;
        };
        readonly SecretoNuevo: {
            /**
             * Format: int32
             * @description Horas en que los avisos se firman también con el anterior.
             */
            readonly horasDeTraslape: number;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description MED-536, EST-505: seguro y dispositivo del medio de un plan. */
        readonly SeguroDePlan: {
            readonly dispositivo: components["schemas"]["DispositivoDeMedio"] | null;
            readonly medio: components["schemas"]["MedioDePlan"] | null;
            readonly poliza: components["schemas"]["PolizaVista"] | null;
        };
        /** @description Qué buró hay. */
        readonly ServicioDeBuro: {
            /** @description Se puede consultar. */
            readonly configurado: boolean;
            /** @description Sin la fecha de autorización no se consulta. */
            readonly exigeConsentimiento: boolean;
            /** @description Es el buró de prueba: sus datos son ficticios. */
            readonly prueba: boolean;
        };
        readonly SesionActual: {
            readonly apellido: string;
            /** @description Con una contraseña de un solo uso: solo se permite cambiarla. */
            readonly debeCambiarContrasena: boolean;
            /**
             * Format: date-time
             * @description Instante (UTC) en que la sesión termina aunque haya actividad.
             */
            readonly expiraEn: Instante;
            readonly idDepartamento: string | null;
            /** Format: double */
            readonly idSaad: number;
            readonly nombre: string;
            readonly permisos: readonly string[];
            /** @description Prefijo de las pantallas del rol. */
            readonly prefijo: string;
            /** @description Si es la primera sesión del usuario, de las que se guardan: las pantallas le ofrecen una visita. */
            readonly primeraVez: boolean;
            readonly role: string;
            readonly usuario: string;
        };
        /** @description AUT-005: la sesión que empezó y su token. */
        readonly SesionIniciada: {
            readonly access_token: string;
            readonly user: components["schemas"]["UsuarioDeSesion"];
        };
        /** @description El acto que sigue en el plan, y el departamento que lo tiene. */
        readonly SiguienteDeAdjudicacion: {
            /** @description 'ejecutivo', 'jefatura', 'riesgo' o 'legal'. */
            readonly de: string;
            readonly departamento: string;
            /**
             * Format: date
             * @description Día en que le llegó: el del acto que se lo pasó o, si ninguno, el de la adjudicación.
             */
            readonly desde: Fecha;
            /**
             * Format: double
             * @description Días hábiles desde entonces.
             */
            readonly dias: number;
            /** @description Ruta de la pantalla donde se hace, sin el prefijo del rol; null = no puede abrirla. */
            readonly enlace: string | null;
            /** @description '002', '003' o '004'. */
            readonly idDepartamento: string;
            /** @description Si le toca a quien pregunta. */
            readonly leToca: boolean;
            readonly texto: string;
        };
        /**
         * @description 'porRegir': aprobado, comienza después; 'reemplazado': otra versión ocupó su lugar.
         * @enum {string}
         */
        readonly SituacionDeFormatoVista: "borrador" | "porRegir" | "vigente" | "reemplazado" | "descartado";
        /**
         * @description Todo lo que se declara en la solicitud (CLI-057…064); vacío = null. Fechas 'AAAA-MM-DD', montos en dólares con dos decimales, lugares y
         *     países como códigos de catálogo.
         */
        readonly SolicitudCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Años de residencia. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly anosResidencia?: number | null;
            /** @description Apellido materno. */
            readonly apellidoMaterno?: string | null;
            /**
             * @description Apellido paterno.
             * @example Loor
             */
            readonly apellidoPaterno: string;
            /** @description Actividad económica. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly beneficiarioActividad?: string | null;
            /** @description Apellido materno. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly beneficiarioApellidoMaterno?: string | null;
            /** @description Apellido paterno. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly beneficiarioApellidoPaterno?: string | null;
            /** @description Cédula. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly beneficiarioCedula?: string | null;
            /** @description El cliente es el beneficiario final. Solo según los demás valores; si no corresponde, se descarta. */
            readonly beneficiarioEsTitular?: boolean;
            /**
             * @description Género. M: Masculino; F: Femenino. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly beneficiarioGenero?: "M" | "F" | null;
            /** @description Nacionalidad. Código de /pais. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly beneficiarioNacionalidad?: string | null;
            /** @description Nombres. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly beneficiarioNombres?: string | null;
            /**
             * @description Ciudad. Código de /canton.
             * @example 1701
             */
            readonly cantonCodigo: string;
            /** @description Celular. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. */
            readonly celular: string;
            /**
             * @description Código dactilar.
             * @example V3343V
             */
            readonly codigoDactilar: string;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo: string;
            /** @description Dirección. */
            readonly direccion: string;
            /** @description Solo lectura; se ignora. */
            readonly documentoVigente?: boolean;
            /**
             * Format: date
             * @description Vive en el domicilio desde.
             */
            readonly domicilioDesde?: Fecha | null;
            /**
             * @description Estado del bien. Nuevo: Nuevo; Usado: Usado. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly estadoBien?: "Nuevo" | "Usado" | null;
            /**
             * @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho.
             * @enum {string}
             */
            readonly estadoCivil: "S" | "C" | "D" | "V" | "U";
            /** @description Solo lectura; se ignora. */
            readonly estadoSol?: string | null;
            /**
             * Format: date
             * @description Fecha de nacimiento. De 18 a 105 años.
             */
            readonly fechaNacimiento: Fecha;
            /** @description Solo lectura; se ignora. */
            readonly generadaEn?: string | null;
            /**
             * @description Género. M: Masculino; F: Femenino.
             * @enum {string}
             */
            readonly genero: "M" | "F";
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /** @description Solo lectura; se ignora. */
            readonly identificacion?: string;
            /**
             * Format: date
             * @description Jubilado desde. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             */
            readonly jubilacionFecha?: Fecha | null;
            /**
             * @description Institución. iess: IESS; issfa: ISSFA; isspol: ISSPOL; otros: Otros. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly jubilacionInstitucion?: "iess" | "issfa" | "isspol" | "otros" | null;
            /**
             * @description Tipo de jubilación. vejez: Vejez; incapacidad: Incapacidad; montepio: Montepío. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly jubilacionTipo?: "vejez" | "incapacidad" | "montepio" | null;
            /** @description Actividad económica. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly laboralActividad?: string | null;
            /** @description Actividad UAFE. Código de /actividad-uafe. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralActividadUafe?: string | null;
            /** @description Años de antigüedad. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly laboralAnos?: number | null;
            /** @description Cargo u ocupación. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly laboralCargo?: string | null;
            /**
             * Format: email
             * @description Correo de la empresa. Solo según los demás valores; si no corresponde, se descarta.
             */
            readonly laboralCorreo?: string | null;
            /** @description Dirección. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly laboralDireccion?: string | null;
            /** @description Informal. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralInformal?: boolean;
            /** @description Nombre de la empresa o negocio. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly laboralNombre?: string | null;
            /** @description RUC. Espacios y guiones entre los dígitos se descartan. Solo según los demás valores; si no corresponde, se descarta. */
            readonly laboralRuc?: string | null;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly laboralTelefono?: string | null;
            /**
             * @description Nacionalidad. Código de /pais.
             * @example EC
             */
            readonly nacionalidad: string;
            /** @description Nombre del dueño de la casa. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly nombrePropietario?: string | null;
            /**
             * @description Nombres.
             * @example María Fernanda
             */
            readonly nombres: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly numAprobacion?: number | null;
            /**
             * @description Parroquia. Código de /parroquia.
             * @example 170150
             */
            readonly parroquiaCodigo: string;
            /**
             * @description ¿Es persona expuesta políticamente? S: Sí; N: No. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly pepExpuesto?: "S" | "N" | null;
            /** @description Nombres de la persona expuesta. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly pepNombres?: string | null;
            /**
             * @description Parentesco. madre: Madre; padre: Padre; hijo: Hijo; abuelo: Abuelo; hermano: Hermano; tio: Tío; primo: Primo; sobrino: Sobrino; amigo: Amigo; yerno: Yerno; suegro: Suegro; cuñado: Cuñado; colaborador: Colaborador; Conyuge: Cónyuge. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly pepParentesco?: "madre" | "padre" | "hijo" | "abuelo" | "hermano" | "tio" | "primo" | "sobrino" | "amigo" | "yerno" | "suegro" | "cuñado" | "colaborador" | "Conyuge" | null;
            /**
             * @description Vínculo con la persona expuesta. titular: Es la persona expuesta; familiar: Familiar; asociado: Asociado cercano. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly pepVinculo?: "titular" | "familiar" | "asociado" | null;
            /** @description Profesión. */
            readonly profesion: string;
            /**
             * @description Provincia. Código de /provincia.
             * @example 17
             */
            readonly provinciaCodigo: string;
            /** @description Referencias de la casa. */
            readonly referenciaDomicilio: string;
            /** @description Solo lectura; se ignora. */
            readonly rol?: string;
            /**
             * @description Separación de bienes. S: Sí; N: No. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly separacionBienes?: "S" | "N" | null;
            /**
             * @description Situación laboral. V: Empleado privado; B: Empleado público; I: Independiente (RUC o RIMPE); A: Subsidio familiar o ama de casa; H: Jubilado.
             * @example H
             * @enum {string}
             */
            readonly situacionLaboral: "V" | "B" | "I" | "A" | "H";
            /** @description Actividad de esa persona. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly subsidioActividad?: string | null;
            /**
             * Format: date
             * @description Depende desde. Solo según los demás valores; si no corresponde, se descarta.
             */
            readonly subsidioDesde?: Fecha | null;
            /**
             * @description Parentesco. madre: Madre; padre: Padre; hijo: Hijo; abuelo: Abuelo; hermano: Hermano; tio: Tío; primo: Primo; sobrino: Sobrino; amigo: Amigo; yerno: Yerno; suegro: Suegro; cuñado: Cuñado; colaborador: Colaborador; Conyuge: Cónyuge. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores.
             * @enum {string|null}
             */
            readonly subsidioParentesco?: "madre" | "padre" | "hijo" | "abuelo" | "hermano" | "tio" | "primo" | "sobrino" | "amigo" | "yerno" | "suegro" | "cuñado" | "colaborador" | "Conyuge" | null;
            /** @description Persona de la que depende. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly subsidioPersona?: string | null;
            /** @description Teléfono de domicilio. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. */
            readonly telefonoDomicilio?: string | null;
            /** @description Teléfono del dueño de la casa. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. Espacios y guiones entre los dígitos se descartan. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly telefonoPropietario?: string | null;
            /**
             * @description Tipo de vivienda. A: Propia no hipotecada; B: Propia hipotecada; C: Arrendada; D: Vive con familiares.
             * @enum {string}
             */
            readonly tipoDomicilio: "A" | "B" | "C" | "D";
            /** @description Valor del bien (USD). Hasta dos decimales. Solo según los demás valores; si no corresponde, se descarta. Obligatorio según los demás valores. */
            readonly valorBien?: number | null;
            /** Format: int32 */
            readonly version?: number;
        };
        /**
         * @description La solicitud de una clave '{idCodigo}-titular' o '{idCodigo}-garante'. Los datos del bien no aparecen para el departamento 003 ni en la
         *     solicitud del garante.
         */
        readonly SolicitudVista: {
            readonly acciones: readonly components["schemas"]["AccionDeSolicitud"][];
            /** @description Años de residencia. */
            readonly anosResidencia?: number | null;
            /** @description Apellido materno. */
            readonly apellidoMaterno?: string | null;
            /** @description Apellido paterno. */
            readonly apellidoPaterno?: string | null;
            /** @description Actividad económica. */
            readonly beneficiarioActividad?: string | null;
            /** @description Apellido materno. */
            readonly beneficiarioApellidoMaterno?: string | null;
            /** @description Apellido paterno. */
            readonly beneficiarioApellidoPaterno?: string | null;
            /** @description Cédula. */
            readonly beneficiarioCedula?: string | null;
            /** @description El cliente es el beneficiario final. */
            readonly beneficiarioEsTitular?: boolean;
            /** @description Género. M: Masculino; F: Femenino. */
            readonly beneficiarioGenero?: string | null;
            /** @description Nacionalidad. Código de /pais. */
            readonly beneficiarioNacionalidad?: string | null;
            /** @description Nombres. */
            readonly beneficiarioNombres?: string | null;
            /** @description Ciudad. Código de /canton. */
            readonly cantonCodigo?: string | null;
            /** @description Celular. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly celular?: string | null;
            /** @description Código dactilar. */
            readonly codigoDactilar?: string | null;
            /**
             * Format: email
             * @description Correo electrónico.
             */
            readonly correo?: string | null;
            /** @description Dirección. */
            readonly direccion?: string | null;
            /** @description El último documento muestra lo guardado ahora, también cónyuge, finanzas y referencias. */
            readonly documentoVigente: boolean;
            /**
             * Format: date
             * @description Vive en el domicilio desde.
             */
            readonly domicilioDesde?: Fecha | null;
            /** @description Estado del bien. Nuevo: Nuevo; Usado: Usado. */
            readonly estadoBien?: string | null;
            /** @description Estado civil. S: Soltero; C: Casado; D: Divorciado; V: Viudo; U: Unión de hecho. */
            readonly estadoCivil?: string | null;
            /** @description Vacío hasta 'Generar Solicitud'. */
            readonly estadoSol: string | null;
            /**
             * Format: date
             * @description Fecha de nacimiento. De 18 a 105 años.
             */
            readonly fechaNacimiento?: Fecha | null;
            /** Format: date-time */
            readonly generadaEn: Instante | null;
            /** @description Género. M: Masculino; F: Femenino. */
            readonly genero?: string | null;
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            readonly guardadaPor: string | null;
            /** @description La clave. */
            readonly id: string;
            readonly idCodigo: string;
            /** @description De la persona que declara; no se edita aquí. */
            readonly identificacion: string;
            /**
             * Format: date
             * @description Jubilado desde.
             */
            readonly jubilacionFecha?: Fecha | null;
            /** @description Institución. iess: IESS; issfa: ISSFA; isspol: ISSPOL; otros: Otros. */
            readonly jubilacionInstitucion?: string | null;
            /** @description Tipo de jubilación. vejez: Vejez; incapacidad: Incapacidad; montepio: Montepío. */
            readonly jubilacionTipo?: string | null;
            /** @description Actividad económica. */
            readonly laboralActividad?: string | null;
            /** @description Actividad UAFE. Código de /actividad-uafe. */
            readonly laboralActividadUafe?: string | null;
            /** @description Años de antigüedad. */
            readonly laboralAnos?: number | null;
            /** @description Cargo u ocupación. */
            readonly laboralCargo?: string | null;
            /**
             * Format: email
             * @description Correo de la empresa.
             */
            readonly laboralCorreo?: string | null;
            /** @description Dirección. */
            readonly laboralDireccion?: string | null;
            /** @description Informal. */
            readonly laboralInformal?: boolean;
            /** @description Nombre de la empresa o negocio. */
            readonly laboralNombre?: string | null;
            /** @description RUC. */
            readonly laboralRuc?: string | null;
            /** @description Teléfono. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly laboralTelefono?: string | null;
            /** @description Nacionalidad. Código de /pais. */
            readonly nacionalidad?: string | null;
            /** @description Nombre del dueño de la casa. */
            readonly nombrePropietario?: string | null;
            /** @description Nombres. */
            readonly nombres?: string | null;
            /**
             * Format: double
             * @description Número de aprobación del plan: nace con el primer 'Guardar'.
             */
            readonly numAprobacion: number | null;
            /** @description Parroquia. Código de /parroquia. */
            readonly parroquiaCodigo?: string | null;
            /** @description ¿Es persona expuesta políticamente? S: Sí; N: No. */
            readonly pepExpuesto?: string | null;
            /** @description Nombres de la persona expuesta. */
            readonly pepNombres?: string | null;
            /** @description Parentesco. madre: Madre; padre: Padre; hijo: Hijo; abuelo: Abuelo; hermano: Hermano; tio: Tío; primo: Primo; sobrino: Sobrino; amigo: Amigo; yerno: Yerno; suegro: Suegro; cuñado: Cuñado; colaborador: Colaborador; Conyuge: Cónyuge. */
            readonly pepParentesco?: string | null;
            /** @description Vínculo con la persona expuesta. titular: Es la persona expuesta; familiar: Familiar; asociado: Asociado cercano. */
            readonly pepVinculo?: string | null;
            /** @description Profesión. */
            readonly profesion?: string | null;
            /** @description Provincia. Código de /provincia. */
            readonly provinciaCodigo?: string | null;
            /** @description Referencias de la casa. */
            readonly referenciaDomicilio?: string | null;
            /** @description 'titular' o 'garante'. */
            readonly rol: string;
            /** @description Separación de bienes. S: Sí; N: No. */
            readonly separacionBienes?: string | null;
            /** @description Situación laboral. V: Empleado privado; B: Empleado público; I: Independiente (RUC o RIMPE); A: Subsidio familiar o ama de casa; H: Jubilado. */
            readonly situacionLaboral?: string | null;
            /** @description Actividad de esa persona. */
            readonly subsidioActividad?: string | null;
            /**
             * Format: date
             * @description Depende desde.
             */
            readonly subsidioDesde?: Fecha | null;
            /** @description Parentesco. madre: Madre; padre: Padre; hijo: Hijo; abuelo: Abuelo; hermano: Hermano; tio: Tío; primo: Primo; sobrino: Sobrino; amigo: Amigo; yerno: Yerno; suegro: Suegro; cuñado: Cuñado; colaborador: Colaborador; Conyuge: Cónyuge. */
            readonly subsidioParentesco?: string | null;
            /** @description Persona de la que depende. */
            readonly subsidioPersona?: string | null;
            /** @description Teléfono de domicilio. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly telefonoDomicilio?: string | null;
            /** @description Teléfono del dueño de la casa. Un número con el prefijo del país (+593, 00593) se guarda como número nacional. */
            readonly telefonoPropietario?: string | null;
            /** @description Tipo de vivienda. A: Propia no hipotecada; B: Propia hipotecada; C: Arrendada; D: Vive con familiares. */
            readonly tipoDomicilio?: string | null;
            /** @description Valor del bien (USD). Hasta dos decimales. */
            readonly valorBien?: number | null;
            /**
             * Format: int32
             * @description 0 = nunca guardada: los datos vienen de la persona.
             */
            readonly version: number;
        };
        /** @description El sorteo de una asamblea, paso a paso; lo que falta es null. */
        readonly SorteoVista: {
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly ("publicar" | "escribir" | "confirmar")[];
            readonly algoritmo: string;
            /** Format: date-time */
            readonly confirmadoEn: Instante | null;
            readonly confirmadoPor: string | null;
            /** @description Motivo con que el acta adjudicó otros planes que los sorteados. */
            readonly diferencia: string | null;
            /**
             * Format: double
             * @description Planes de la lista que entran en el sorteo.
             */
            readonly elegibles: number;
            /** Format: date-time */
            readonly escritoEn: Instante | null;
            readonly escritoPor: string | null;
            /** @enum {string} */
            readonly estado: "sinLista" | "sinFuente" | "publicado" | "escrito" | "sorteado";
            /**
             * Format: date
             * @description Día del resultado.
             */
            readonly fecha: Fecha | null;
            /** @description 'bombo', 'loteria' o 'faro'. */
            readonly fuente: string | null;
            readonly fuenteNombre: string | null;
            /**
             * Format: int32
             * @description Id de la asamblea.
             */
            readonly id: number;
            /** @description SHA-256 de la lista cerrada. */
            readonly listaSha256: string | null;
            /** @description Por qué se dejó otra fuente. */
            readonly motivo: string | null;
            /** @description Solo después de confirmado: quien confirma no lo ve. */
            readonly numero: string | null;
            /** Format: double */
            readonly numeroAsamblea: number;
            readonly orden: readonly components["schemas"]["PlanSorteado"][];
            /** Format: date-time */
            readonly publicadoEn: Instante | null;
            readonly publicadoPor: string | null;
            readonly referencia: string | null;
            readonly semilla: string | null;
            /** @description La línea cuyo SHA-256 es la semilla. */
            readonly textoDeSemilla: string | null;
            /**
             * Format: int32
             * @description 0: todavía no se publica la fuente.
             */
            readonly version: number;
        };
        /** @enum {string} */
        readonly SujetoDeLista: "ejecutivo" | "conyuge" | "persona";
        /** @description Suma de una columna de montos del archivo, en dólares. */
        readonly SumaDeImportacion: {
            readonly columna: string;
            /** Format: double */
            readonly total: number;
        };
        /** @description Cuántas órdenes de compra o de pago esperan su aprobación, y cuánto suman. */
        readonly SumaPorAprobar: {
            /** Format: int32 */
            readonly cantidad: number;
            /** Format: double */
            readonly monto: number;
        };
        readonly SuscripcionCambio: {
            /** @description Activarla vuelve a enviar a quien había respondido 410. */
            readonly activa: boolean;
            /** @description Solo lectura; se ignora. */
            readonly cuenta?: string;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly cuentaId?: number;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            readonly eventos: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly fallaDesde?: string | null;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly fallidos?: number;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            readonly nombre: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly pendientes?: number;
            /** @description Solo lectura; se ignora. */
            readonly sinPermiso?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly traslapeHasta?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly ultimoExito?: string | null;
            /**
             * Format: uri
             * @description https://…, hasta 500 caracteres, sin usuario ni fragmento.
             */
            readonly url: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description El secreto se muestra una única vez. */
        readonly SuscripcionConSecreto: {
            readonly activa: boolean;
            readonly claveSecreta: string;
            /** @description La cuenta de servicio con cuyos permisos se le avisa. */
            readonly cuenta: string;
            /** Format: int32 */
            readonly cuentaId: number;
            readonly estado: components["schemas"]["EstadoDeSuscripcion"];
            /** @description Tipos de evento (`GET /evento-tipo`). */
            readonly eventos: readonly string[];
            /**
             * Format: date-time
             * @description Desde cuándo no recibe.
             */
            readonly fallaDesde: Instante | null;
            /** Format: double */
            readonly fallidos: number;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            /** Format: double */
            readonly pendientes: number;
            /** @description De estos, los que la cuenta ya no puede leer: no se le avisa de ellos. */
            readonly sinPermiso: readonly string[];
            /**
             * Format: date-time
             * @description Hasta cuándo se firma también con el secreto anterior.
             */
            readonly traslapeHasta: Instante | null;
            /**
             * Format: date-time
             * @description Con un minuto de precisión.
             */
            readonly ultimoExito: Instante | null;
            /** @description La dirección a la que se envía. */
            readonly url: string;
            /** Format: int32 */
            readonly version: number;
        };
        readonly SuscripcionNueva: {
            readonly cuentaId: number;
            readonly eventos: readonly string[];
            readonly nombre: string;
            /**
             * Format: uri
             * @description https://…, hasta 500 caracteres, sin usuario ni fragmento.
             */
            readonly url: string;
        };
        /** @description Otro sistema al que se avisa de eventos; su secreto se muestra una sola vez. */
        readonly SuscripcionVista: {
            readonly activa: boolean;
            /** @description La cuenta de servicio con cuyos permisos se le avisa. */
            readonly cuenta: string;
            /** Format: int32 */
            readonly cuentaId: number;
            readonly estado: components["schemas"]["EstadoDeSuscripcion"];
            /** @description Tipos de evento (`GET /evento-tipo`). */
            readonly eventos: readonly string[];
            /**
             * Format: date-time
             * @description Desde cuándo no recibe.
             */
            readonly fallaDesde: Instante | null;
            /** Format: double */
            readonly fallidos: number;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            /** Format: double */
            readonly pendientes: number;
            /** @description De estos, los que la cuenta ya no puede leer: no se le avisa de ellos. */
            readonly sinPermiso: readonly string[];
            /**
             * Format: date-time
             * @description Hasta cuándo se firma también con el secreto anterior.
             */
            readonly traslapeHasta: Instante | null;
            /**
             * Format: date-time
             * @description Con un minuto de precisión.
             */
            readonly ultimoExito: Instante | null;
            /** @description La dirección a la que se envía. */
            readonly url: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Las cifras de un producto en un periodo (TAB-503, TAB-506, TAB-515). */
        readonly TableroVista: {
            /** Format: double */
            readonly anio: number;
            readonly bienes: readonly components["schemas"]["BienDelTableroVista"][];
            /** @description Los 24 meses que terminan con el periodo, del más antiguo al más nuevo. */
            readonly linea: readonly components["schemas"]["MesDelTableroVista"][];
            readonly media: components["schemas"]["MediaDelTableroVista"];
            /**
             * Format: double
             * @description null = todo el año.
             */
            readonly mes: number | null;
            readonly players: readonly components["schemas"]["PlayerDelTableroVista"][];
            readonly producto: string;
            readonly rangos: readonly components["schemas"]["RangoDelTableroVista"][];
            /**
             * Format: double
             * @description Adjudicaciones del periodo que se retiraron: no cuentan en las tarjetas.
             */
            readonly retiradas: number;
            readonly tarjetas: readonly components["schemas"]["TarjetaDelTableroVista"][];
        };
        /** @description TAR-516: 'Modificar tarea'. El resultado decide el estado; los campos de solo lectura se ignoran. */
        readonly TareaCambio: {
            /** @description Id del resultado; se puede omitir solo al reasignar. */
            readonly accion?: number | null;
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly actualizada?: string;
            /** @description Solo lectura; se ignora. */
            readonly asunto?: components["schemas"]["AsuntoDeTarea"] | null;
            /** @description Solo lectura; se ignora. */
            readonly cedula?: string;
            /** @description Solo lectura; se ignora. */
            readonly cerradaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly cerradaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly creada?: string;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /** @description Solo lectura; se ignora. */
            readonly etiquetaEstado?: string;
            /**
             * Format: double
             * @description Solo lectura; se ignora.
             */
            readonly evento?: number | null;
            /**
             * Format: date
             * @description Desde mañana; omitida = como estaba.
             */
            readonly fechaEjecucion?: Fecha | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly idCodigo?: string;
            /** @description Solo lectura; se ignora. */
            readonly nombreAccion?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly nombreCliente?: string;
            /** @description Hasta 500 caracteres. */
            readonly observaciones?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly tarea?: components["schemas"]["TipoEnTarea"];
            /** @description Solo lectura; se ignora. */
            readonly telefono?: string | null;
            /** @description idSaad del nuevo responsable (solo Jefatura), o el mismo usuario. */
            readonly usuario?: (number | components["schemas"]["UsuarioDeTarea"]) | null;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description TAR-006, TAR-008: 'Registro de Tareas'. */
        readonly TareaNueva: {
            /** @description Id del resultado. */
            readonly accion: number;
            /** @description Evento del árbol bajo el que queda; omitido = el propio registro. */
            readonly evento?: number | null;
            /**
             * Format: date
             * @description Desde mañana; solo si se programa.
             */
            readonly fechaEjecucion?: Fecha | null;
            /** @description Hasta 500 caracteres. */
            readonly observaciones?: string | null;
            /** @description idCodigo: '01-M001-12'. */
            readonly plan: string;
            /** @description TAR-009: marcada = pendiente con fecha; sin marcar = cerrada. */
            readonly programar: boolean;
            /** @description Id del tipo. */
            readonly tipo: number;
        };
        readonly TareasDeHoy: {
            /** Format: double */
            readonly cantidad: number;
            /** @description El inicio de Riesgo lo dice además en un mensaje (RIE-502). */
            readonly conMensaje: boolean;
        };
        /** @description Una tarea de un plan (parte 2 §3.6). */
        readonly TareaVista: {
            /**
             * Format: double
             * @description Id del último resultado.
             */
            readonly accion: number | null;
            /** @description Lo que este usuario puede hacer ahora. */
            readonly acciones: readonly components["schemas"]["AccionDeTareaVista"][];
            /** Format: date-time */
            readonly actualizada: Instante;
            /** @description null = este usuario no puede abrir el registro ni el plan. */
            readonly asunto: components["schemas"]["AsuntoDeTarea"] | null;
            readonly cedula: string;
            /** Format: date-time */
            readonly cerradaEn: Instante | null;
            readonly cerradaPor: string | null;
            /** Format: date-time */
            readonly creada: Instante;
            /** @description 'P' pendiente, 'C' cerrada, 'S' sin asignar, 'A' pendiente. */
            readonly estado: string;
            /** @description 'Pendiente', 'Cerrado' o 'Sin Asignar'. */
            readonly etiquetaEstado: string;
            /**
             * Format: double
             * @description Evento del que nació o al que pertenece.
             */
            readonly evento: number | null;
            /**
             * Format: date
             * @description Día desde el que debe hacerse, 'AAAA-MM-DD'; null = ya.
             */
            readonly fechaEjecucion: Fecha | null;
            /** Format: int32 */
            readonly id: number;
            readonly idCodigo: string;
            readonly nombreAccion: string | null;
            /** @description Cliente: titular del plan cuando nació la tarea. */
            readonly nombreCliente: string;
            readonly observaciones: string | null;
            readonly tarea: components["schemas"]["TipoEnTarea"];
            /** @description Del cliente; null = no consta, o quien la lee no lee clientes. */
            readonly telefono: string | null;
            /** @description null = sin asignar. */
            readonly usuario: components["schemas"]["UsuarioDeTarea"] | null;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Una tarjeta del tablero, con su cambio frente al periodo anterior. */
        readonly TarjetaDelTableroVista: {
            /**
             * Format: double
             * @description Del periodo anterior: el mes anterior o el año anterior.
             */
            readonly anterior: number;
            /** @description 'entregados', 'sinBien' o 'adjudicados'. */
            readonly cifra: string;
            /** Format: double */
            readonly valor: number;
        };
        /** @description Un texto que tuvo un bloque. */
        readonly TextoDeBloque: {
            /** Format: date-time */
            readonly escritoEn: Instante;
            readonly escritoPor: string | null;
            /** Format: double */
            readonly formatoNumero: number;
            /** Format: double */
            readonly numero: number;
            readonly texto: string;
        };
        /** @description El texto del pagaré, en el vocabulario del texto enriquecido. */
        readonly TextoDePagare: {
            /**
             * Format: int32
             * @description Número del pagaré.
             */
            readonly id: number;
            readonly texto: string;
        };
        /** @enum {string} */
        readonly TipoDeAcceso: "busqueda" | "cliente" | "documento" | "exportacion";
        /** @enum {string} */
        readonly TipoDeDerecho: "acceso" | "rectificacion" | "bloqueo";
        /** @description DOC-022: una fila del catálogo de documentos. */
        readonly TipoDeDocumentoCatalogo: {
            readonly activo: boolean;
            readonly codigo: string;
            /** @description Estados civiles que lo piden; null = todos. */
            readonly condicionCivil: readonly string[] | null;
            /** @description Situaciones laborales que lo piden; null = todas. */
            readonly condicionLaboral: readonly string[] | null;
            readonly departamento: string;
            /** Format: double */
            readonly dueno: number;
            readonly formato: string;
            /** Format: int32 */
            readonly id: number;
            readonly legal: boolean;
            readonly nombre: string;
            readonly obligatorio: boolean;
            /** Format: double */
            readonly orden: number;
            readonly producto: string | null;
            readonly tipoPersona: string;
        };
        /** @description El tipo de un documento, como lo muestra su fila. */
        readonly TipoDeDocumentoVista: {
            readonly codigo: string;
            /** @description Qué archivo admite: 'pdf', 'imagen' (JPEG, PNG o WebP) o 'pdf-jpeg'. */
            readonly formato: string;
            /** @description Pagaré, prenda, hipoteca: lo sube y lo ve el departamento legal. */
            readonly legal: boolean;
            readonly nombre: string;
            readonly obligatorio: boolean;
        };
        /** @enum {string} */
        readonly TipoDeLista: "PEP" | "SANCION";
        /** @enum {string} */
        readonly TipoDePapelVista: "pagare" | "prenda" | "contrato" | "adenda" | "orden-de-compra" | "solicitud-de-pago" | "carta-salida";
        /** @description Un tipo de tarea con sus resultados. */
        readonly TipoDeTareaVista: {
            /** @description Lo que puede resultar de ella. */
            readonly acciones: readonly components["schemas"]["ResultadoDeTarea"][];
            readonly activo: boolean;
            readonly codigo: string;
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            /** @description Si este usuario puede registrarla: es de su departamento. */
            readonly registrable: boolean;
            /** @description Nombre del rol. */
            readonly rol: string;
        };
        /** @description TAR-515: qué hay que hacer y de qué rol es. */
        readonly TipoEnTarea: {
            /** Format: int32 */
            readonly id: number;
            readonly nombre: string;
            /** @description Nombre del rol. */
            readonly rol: string;
        };
        readonly TitularDePlan: {
            readonly identificacion: string;
            readonly nombreCompleto: string;
        };
        readonly TotalDeColumna: {
            readonly titulo: string;
            /**
             * Format: double
             * @description En dólares.
             */
            readonly total: number;
        };
        /** @description El trabajo de quien pregunta. */
        readonly TrabajoVista: {
            readonly cuenta: components["schemas"]["CuentaDeTrabajo"];
            /** @description Por grupo; en cada uno lo que vence primero, y de lo que espera a otros lo más antiguo. */
            readonly filas: readonly components["schemas"]["FilaDeTrabajo"][];
            /** @description Hay más de lo que se cuenta. */
            readonly incompleto: boolean;
            /**
             * Format: int32
             * @description Sus planes sin solicitud de compra y sin tarea, que no están entre las filas.
             */
            readonly sinSolicitud: number;
        };
        /** @description Un plan cuya carpeta tiene legal (LEG-502). */
        readonly TramiteDeListaVista: {
            /**
             * Format: double
             * @description Bloques generados, de siete.
             */
            readonly bloques: number;
            readonly cedula: string;
            /** Format: int32 */
            readonly contratoId: number | null;
            readonly ejecutivo: string | null;
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            /** @description Quién envió a aprobar lo que espera, el pagaré antes que el contrato; null = nada espera. */
            readonly enviadoPor: string | null;
            readonly estadoContrato: string | null;
            /** @description 'P', 'A', 'R'. */
            readonly estadoPagare: string | null;
            /** Format: date */
            readonly fechaAdjudicacion: Fecha;
            readonly grupo: string;
            /** @description Código del plan. */
            readonly id: string;
            readonly nombreCliente: string;
            /** @description Lo que dice su botón: 'Generar Pagare', 'Generar Contrato', 'Aprobar Contrato' … */
            readonly nombrePaso: string | null;
            /** Format: double */
            readonly numeroAsamblea: number;
            /**
             * Format: int32
             * @description Número del pagaré; null = no se ha generado.
             */
            readonly pagareId: number | null;
            /** @description null = pagaré y contrato están aprobados. */
            readonly paso: components["schemas"]["PasoLegalVista"] | null;
            /** @description Se guardaron las personas que firman. */
            readonly personas: boolean;
            /** @description 'MotorPlan $ 20.000,00'. */
            readonly plan: string;
            readonly porHacer: components["schemas"]["PorHacerVista"];
            /** @description Se guardaron los datos de la prenda. */
            readonly prenda: boolean;
            readonly producto: string;
            /** @description 'Aprobar Contrato' se habilita (LEG-507). */
            readonly seApruebaContrato: boolean;
            /** @description 'Aprobar Pagare' se habilita (LEG-507). */
            readonly seApruebaPagare: boolean;
            readonly terminado: boolean;
            /** Format: int32 */
            readonly versionContrato: number | null;
            /** Format: int32 */
            readonly versionPagare: number | null;
        };
        /** @description Lo mismo de un plan, en la página de estado del cliente. */
        readonly TramiteVista: {
            /**
             * Format: double
             * @description Bloques generados, de siete.
             */
            readonly bloques: number;
            /** Format: int32 */
            readonly contratoId: number | null;
            /** Format: date-time */
            readonly enviadoEn: Instante | null;
            /** @description Quién envió a aprobar lo que espera, el pagaré antes que el contrato; null = nada espera. */
            readonly enviadoPor: string | null;
            readonly estadoContrato: string | null;
            /** @description 'P', 'A', 'R'. */
            readonly estadoPagare: string | null;
            /** @description Código del plan. */
            readonly id: string;
            /** @description Lo que dice su botón: 'Generar Pagare', 'Generar Contrato', 'Aprobar Contrato' … */
            readonly nombrePaso: string | null;
            /**
             * Format: int32
             * @description Número del pagaré; null = no se ha generado.
             */
            readonly pagareId: number | null;
            /** @description null = pagaré y contrato están aprobados. */
            readonly paso: components["schemas"]["PasoLegalVista"] | null;
            /** @description Se guardaron las personas que firman. */
            readonly personas: boolean;
            readonly porHacer: components["schemas"]["PorHacerVista"];
            /** @description Se guardaron los datos de la prenda. */
            readonly prenda: boolean;
            /** @description 'Aprobar Contrato' se habilita (LEG-507). */
            readonly seApruebaContrato: boolean;
            /** @description 'Aprobar Pagare' se habilita (LEG-507). */
            readonly seApruebaPagare: boolean;
            readonly terminado: boolean;
            /** Format: int32 */
            readonly versionContrato: number | null;
            /** Format: int32 */
            readonly versionPagare: number | null;
        };
        /** @description Cuándo salió el dinero y con qué referencia del banco. */
        readonly Transferencia: {
            /**
             * Format: date
             * @description Entre la aprobación del pago y hoy.
             */
            readonly fecha: Fecha;
            readonly referencia: string;
            /** @description La que se leyó; equivale a If-Match. */
            readonly version?: number;
        };
        /** @description Los campos de solo lectura se ignoran. */
        readonly UnidadCambio: {
            /** @description Solo lectura; se ignora. */
            readonly acciones?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly bien?: string;
            /** @description Chasis. */
            readonly chasis?: string | null;
            /** @description Clave catastral. */
            readonly claveCatastral?: string | null;
            /** @description Color. */
            readonly color?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly estado?: string;
            /** @description Solo lectura; se ignora. */
            readonly estadoBien?: string | null;
            /**
             * Format: date
             * @description Fecha de la factura.
             */
            readonly facturaFecha?: Fecha | null;
            /**
             * @description Factura No.
             * @example 001-002-000012345
             */
            readonly facturaNumero?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly faltan?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly guardadaPor?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly id?: string;
            /** @description Kilometraje. */
            readonly kilometros?: number | null;
            /** @description Linderos. */
            readonly linderos?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly medioId?: number;
            /** @description Solo lectura; se ignora. */
            readonly motivoSuspension?: string | null;
            /** @description Placa. */
            readonly placa?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly planes?: readonly string[];
            /** @description Solo lectura; se ignora. */
            readonly producto?: string;
            /** @description RAMV o CPN. */
            readonly ramv?: string | null;
            /** @description Registro de la propiedad. */
            readonly registro?: string | null;
            /** @description Serie del motor. */
            readonly serieMotor?: string | null;
            /**
             * @description Identificación del vendedor.
             * @example 1712345678
             */
            readonly vendedorIdentificacion?: string | null;
            /** @description Vendedor. */
            readonly vendedorNombre?: string | null;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description Lo que identifica el vehículo o inmueble que se entrega; los datos del otro tipo de bien son null. */
        readonly UnidadVista: {
            readonly acciones: readonly components["schemas"]["AccionDeUnidadVista"][];
            /** @description Lo que aprobó riesgo, en una línea. */
            readonly bien: string;
            /** @description Chasis. */
            readonly chasis: string | null;
            /** @description Clave catastral. */
            readonly claveCatastral: string | null;
            /** @description Color. */
            readonly color: string | null;
            readonly estado: components["schemas"]["EstadoDeUnidadVista"];
            /** @description 'Nuevo', 'Usado'; null en un inmueble. */
            readonly estadoBien: string | null;
            /**
             * Format: date
             * @description Fecha de la factura.
             */
            readonly facturaFecha: Fecha | null;
            /** @description Factura No. */
            readonly facturaNumero: string | null;
            /** @description Datos que los documentos necesitan y todavía no están. */
            readonly faltan: readonly string[];
            /** Format: date-time */
            readonly guardadaEn: Instante | null;
            readonly guardadaPor: string | null;
            /** @description Código del plan: '01-M001-12'. */
            readonly id: string;
            /** @description Kilometraje. */
            readonly kilometros: number | null;
            /** @description Linderos. */
            readonly linderos: string | null;
            /**
             * Format: int32
             * @description Número del medio de aprobación.
             */
            readonly medioId: number;
            /** @description Suspensión en vigor del tratamiento de los datos de quien trata (LOPDP): desde cuándo, quién la levanta y qué sigue; null = ninguna. */
            readonly motivoSuspension: string | null;
            /** @description Placa. */
            readonly placa: string | null;
            /** @description Planes con los que se compra. */
            readonly planes: readonly string[];
            readonly producto: string;
            /** @description RAMV o CPN. */
            readonly ramv: string | null;
            /** @description Registro de la propiedad. */
            readonly registro: string | null;
            /** @description Serie del motor. */
            readonly serieMotor: string | null;
            /** @description Identificación del vendedor. */
            readonly vendedorIdentificacion: string | null;
            /** @description Vendedor. */
            readonly vendedorNombre: string | null;
            /** Format: int32 */
            readonly version: number;
        };
        readonly UploadCalls: {
            readonly "/contrato/{idCodigo}/entregar-modelo": {
                readonly answer: components["schemas"]["ContratoVista"];
                readonly body: {
                    readonly correo?: string;
                    readonly fecha?: string;
                    /** Format: binary */
                    readonly file?: string;
                    readonly hora?: string;
                    readonly medio?: string;
                    readonly version?: string;
                };
                readonly params: {
                    readonly idCodigo: string;
                };
            };
            readonly "/documento/{id}/archivo": {
                readonly answer: components["schemas"]["DocumentoVista"];
                readonly body: {
                    readonly Bucket?: string;
                    readonly Code?: string;
                    /** Format: binary */
                    readonly file?: string;
                    readonly idDoc?: string;
                    readonly version?: string;
                };
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/importacion": {
                readonly answer: components["schemas"]["ImportacionVista"];
                readonly body: {
                    /** Format: binary */
                    readonly archivo?: string;
                    readonly tipo: string;
                };
                readonly params: Record<string, never>;
            };
            readonly "/papel/{id}/firmar": {
                readonly answer: components["schemas"]["PapelVista"];
                readonly body: {
                    readonly ciudad?: string;
                    readonly fecha?: string;
                    /** Format: binary */
                    readonly file?: string;
                    readonly motivoTemprana?: string;
                    readonly version?: string;
                };
                readonly params: {
                    readonly id: number;
                };
            };
            readonly "/papel/{id}/reemplazar": {
                readonly answer: components["schemas"]["PapelVista"];
                readonly body: {
                    readonly ciudad?: string;
                    readonly fecha?: string;
                    /** Format: binary */
                    readonly file?: string;
                    readonly motivo?: string;
                    readonly motivoTemprana?: string;
                    readonly version?: string;
                };
                readonly params: {
                    readonly id: number;
                };
            };
        };
        readonly UsuarioCambio: {
            readonly activo: boolean;
            readonly apellido: string;
            /** Format: email */
            readonly correo?: string | null;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; lo decide el rol. */
            readonly idDepartamento?: string | null;
            readonly nombre: string;
            /** @enum {string} */
            readonly role: "Asistente Asamblea" | "Director Asamblea" | "Comercial" | "Servicio al cliente" | "RSA" | "Cobranzas" | "Ejecutivo Adjudicaciones" | "Jefatura Adjudicaciones" | "Gerente General" | "Gerente Financiero" | "Riesgo" | "Legal" | "Asistente Legal" | "Administrador del sistema";
            /** @description En el que atiende a los clientes: los correos lo nombran. */
            readonly telefono?: string | null;
            /** @description Solo lectura; se ignora. */
            readonly usuario?: string;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description La contraseña de un solo uso se muestra una única vez. */
        readonly UsuarioCreado: {
            readonly activo: boolean;
            readonly apellido: string;
            readonly contrasenaTemporal: string;
            readonly correo: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly idDepartamento: string | null;
            readonly nombre: string;
            readonly role: string;
            readonly telefono: string | null;
            readonly usuario: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description AUT-008: what the screens keep of the user. */
        readonly UsuarioDeSesion: {
            readonly apellido: string;
            /** @description Con una contraseña de un solo uso: solo se permite cambiarla. */
            readonly debeCambiarContrasena: boolean;
            readonly idDepartamento: string | null;
            /** Format: double */
            readonly idSaad: number;
            readonly nombre: string;
            readonly role: string;
            readonly usuario: string;
        };
        /** @description TAR-515: alguien a quien se puede dar una tarea. */
        readonly UsuarioDeTarea: {
            readonly apellido: string;
            readonly idDepartamento: string | null;
            /** Format: double */
            readonly idSaad: number;
            readonly nombre: string;
        };
        readonly UsuarioNuevo: {
            readonly apellido: string;
            /** Format: email */
            readonly correo?: string | null;
            readonly nombre: string;
            /** @enum {string} */
            readonly role: "Asistente Asamblea" | "Director Asamblea" | "Comercial" | "Servicio al cliente" | "RSA" | "Cobranzas" | "Ejecutivo Adjudicaciones" | "Jefatura Adjudicaciones" | "Gerente General" | "Gerente Financiero" | "Riesgo" | "Legal" | "Asistente Legal" | "Administrador del sistema";
            /** @description En el que atiende a los clientes: los correos lo nombran. */
            readonly telefono?: string | null;
            /** @description Nombre con el que inicia sesión. */
            readonly usuario: string;
        };
        /** @description Un usuario del sistema. */
        readonly UsuarioVista: {
            readonly activo: boolean;
            readonly apellido: string;
            readonly correo: string | null;
            /** Format: int32 */
            readonly id: number;
            readonly idDepartamento: string | null;
            readonly nombre: string;
            readonly role: string;
            readonly telefono: string | null;
            readonly usuario: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Un valor de los que llenan los formatos. */
        readonly ValorDeContrato: {
            readonly campo: string;
            readonly etiqueta: string;
            readonly grupo: string;
            /** @description null = no se conoce; en el texto queda una línea. */
            readonly valor: string | null;
        };
        /** @description Un valor que el archivo cambia. */
        readonly ValorImportado: {
            readonly antes: string | null;
            readonly columna: string;
            readonly despues: string | null;
        };
        /** @description El vehículo de la orden, como estaba cuando se creó. */
        readonly VehiculoDeOrden: {
            /** Format: double */
            readonly anio: number;
            readonly chasis: string | null;
            readonly color: string | null;
            /** @enum {string} */
            readonly estadoBien: "Nuevo" | "Usado";
            readonly marca: string;
            readonly modelo: string;
            readonly motor: string | null;
            readonly placa: string | null;
            readonly tipo: string | null;
        };
        /** @enum {string} */
        readonly VentanaDeAcceso: "hora" | "dia";
        /** @description Lo único que se dice a quien tiene un documento: nada de lo que contiene. */
        readonly VerificacionVista: {
            /** @description Primero el que se emitió; después, las copias firmadas que guarda la empresa. */
            readonly archivos: readonly components["schemas"]["ArchivoVerificado"][];
            /** @description Clase y número, como están al pie de cada página, sin nombres. */
            readonly documento: string;
            /** Format: date-time */
            readonly emitidaEn: Instante;
            /** @description Cargo de quien lo emitió, y la empresa. */
            readonly emitidaPor: string;
            /** @enum {string} */
            readonly estado: "vigente" | "firmado" | "reemplazado" | "anulado";
            /**
             * Format: double
             * @description A cuántos les falta firmar.
             */
            readonly faltan: number;
            /** @description Iniciales de quienes lo firmaron electrónicamente. */
            readonly firmantes: readonly string[];
            /** Format: double */
            readonly numeroVersion: number;
            /** @description 'Documento auténtico y vigente', 'Documento auténtico, reemplazado por la versión 3' … */
            readonly resultado: string;
        };
        /** @description Una emisión del acta de una asamblea. */
        readonly VersionDeActa: {
            /** Format: int32 */
            readonly asambleaId: number;
            /** Format: date-time */
            readonly generadaEn: Instante;
            readonly generadaPor: string;
            /** @description SHA-256 de los datos, como figura en el pie del acta. */
            readonly huella: string;
            /**
             * Format: int32
             * @description Igual a numeroVersion.
             */
            readonly id: number;
            /**
             * Format: double
             * @description Bytes del archivo.
             */
            readonly longitud: number;
            /** @description Motivo de la regeneración; null en la primera. */
            readonly motivo: string | null;
            readonly nombre: string;
            /**
             * Format: double
             * @description 1 = primera emisión.
             */
            readonly numeroVersion: number;
            /** @description SHA-256 del archivo. */
            readonly sha256: string;
        };
        /** @description La versión de la adenda que se leyó. */
        readonly VersionDeAdenda: {
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly VersionDeCarta: {
            /** Format: date-time */
            readonly fecha: Instante;
            /** Format: double */
            readonly paginas: number | null;
            readonly usuario: string;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description LEG-573, LEG-575: la versión del contrato que se leyó. */
        readonly VersionDeContrato: {
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        /** @description Un archivo que se subió para un documento. */
        readonly VersionDeDocumento: {
            /** @description La más antigua primero. */
            readonly decisiones: readonly components["schemas"]["DecisionDeDocumento"][];
            /** Format: double */
            readonly longitud: number;
            readonly nombreArchivo: string;
            readonly nombreDescarga: string;
            /** Format: double */
            readonly numero: number;
            /**
             * Format: double
             * @description De un PDF; una foto es una.
             */
            readonly paginas: number;
            readonly ruta: string;
            /** Format: date-time */
            readonly subidoEn: Instante;
            readonly subidoPor: string | null;
            readonly tipoArchivo: string;
        };
        /** @description Si el puntaje todavía es el de los datos registrados. */
        readonly VigenciaDePuntajeVista: {
            /** @description Parámetros que hoy saldrían de otra manera; vacío = nada cambió, no se ha calculado, o la carpeta está aprobada. */
            readonly cambiados: readonly string[];
            /** @description idCodigo del plan. */
            readonly id: string;
        };
        /** @description La vista entera, como se leyó. */
        readonly VistaCambio: {
            /** @description Solo lectura; se ignora. */
            readonly autor?: string;
            readonly compartida: boolean;
            /** @description Solo lectura; se ignora. */
            readonly editable?: boolean;
            /** @description Filtro → valor, como los acepta la lista; sin búsquedas de una persona. */
            readonly filtro: {
                readonly [key: string]: unknown;
            };
            /** @description Solo lectura; se ignora. */
            readonly guardadaEn?: string;
            /**
             * Format: int32
             * @description Solo lectura; se ignora.
             */
            readonly id?: number;
            /** @description Solo lectura; se ignora. */
            readonly inicial?: boolean;
            /** @description Solo lectura; se ignora. */
            readonly lista?: string;
            readonly nombre: string;
            /** @description Columnas que no muestra. */
            readonly ocultas: readonly string[];
            /** @description Columna por la que ordena. */
            readonly ordenCampo: string;
            /** @enum {string} */
            readonly ordenDireccion: "ASC" | "DESC";
            /** @description Solo lectura; se ignora. */
            readonly propia?: boolean;
            /**
             * Format: int32
             * @description La que se leyó; equivale a If-Match.
             */
            readonly version?: number;
        };
        readonly VistaEliminada: {
            /** @description Nombre de quien la guardó. */
            readonly autor: string;
            readonly compartida: boolean;
            /** @description Quien pregunta puede cambiarla y eliminarla. */
            readonly editable: boolean;
            readonly eliminado: boolean;
            /** @description Filtro → valor, como los acepta la lista; sin búsquedas de una persona. */
            readonly filtro: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly guardadaEn: Instante;
            /** Format: int32 */
            readonly id: number;
            /** @description La lista se abre con ella para quien pregunta. */
            readonly inicial: boolean;
            /** @description La lista de la que es: 'orden-de-compra', 'tarea' … */
            readonly lista: string;
            readonly nombre: string;
            /** @description Columnas que no muestra. */
            readonly ocultas: readonly string[];
            /** @description Columna por la que ordena. */
            readonly ordenCampo: string;
            /** @enum {string} */
            readonly ordenDireccion: "ASC" | "DESC";
            /** @description La guardó quien pregunta. */
            readonly propia: boolean;
            /** Format: int32 */
            readonly version: number;
        };
        /** @description Filtros, orden y columnas de una lista, con un nombre: propia, o compartida con quienes leen la lista. */
        readonly VistaGuardadaVista: {
            /** @description Nombre de quien la guardó. */
            readonly autor: string;
            readonly compartida: boolean;
            /** @description Quien pregunta puede cambiarla y eliminarla. */
            readonly editable: boolean;
            /** @description Filtro → valor, como los acepta la lista; sin búsquedas de una persona. */
            readonly filtro: {
                readonly [key: string]: unknown;
            };
            /** Format: date-time */
            readonly guardadaEn: Instante;
            /** Format: int32 */
            readonly id: number;
            /** @description La lista se abre con ella para quien pregunta. */
            readonly inicial: boolean;
            /** @description La lista de la que es: 'orden-de-compra', 'tarea' … */
            readonly lista: string;
            readonly nombre: string;
            /** @description Columnas que no muestra. */
            readonly ocultas: readonly string[];
            /** @description Columna por la que ordena. */
            readonly ordenCampo: string;
            /** @enum {string} */
            readonly ordenDireccion: "ASC" | "DESC";
            /** @description La guardó quien pregunta. */
            readonly propia: boolean;
            /** Format: int32 */
            readonly version: number;
        };
        readonly VistaNueva: {
            readonly compartida: boolean;
            /** @description Filtro → valor, como los acepta la lista; sin búsquedas de una persona. */
            readonly filtro: {
                readonly [key: string]: unknown;
            };
            /** @enum {string} */
            readonly lista: "acceso-inusual" | "adjudicados-del-mes" | "atrasados" | "auditoria" | "calendario-asambleas" | "carta-salida" | "concesionario" | "contrato" | "correo" | "documentos-cliente" | "formato" | "importacion" | "listado-actas" | "medio-aprobacion" | "memo-asambleas" | "orden-de-compra" | "pagare" | "pendientes" | "plazo" | "prenda" | "solicitud-de-pago" | "tarea" | "usuario";
            readonly nombre: string;
            /** @description Columnas que no muestra. */
            readonly ocultas: readonly string[];
            /** @description Columna por la que ordena. */
            readonly ordenCampo: string;
            /** @enum {string} */
            readonly ordenDireccion: "ASC" | "DESC";
        };
        /** @description Un texto que se quiere ver como quedaría. */
        readonly VistaPreviaDeFormato: {
            readonly condiciones: components["schemas"]["CondicionesDeFormatoVista"];
            /** @description El plan con el que se llena; sin él, con los ejemplos. */
            readonly idCodigo?: string;
            readonly texto: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccesoInusualVista = components['schemas']['AccesoInusualVista'];
export type AccesoVista = components['schemas']['AccesoVista'];
export type AccionDeAdenda = components['schemas']['AccionDeAdenda'];
export type AccionDeAdendaVista = components['schemas']['AccionDeAdendaVista'];
export type AccionDeAdjudicacion = components['schemas']['AccionDeAdjudicacion'];
export type AccionDeAdjudicacionVista = components['schemas']['AccionDeAdjudicacionVista'];
export type AccionDeAsamblea = components['schemas']['AccionDeAsamblea'];
export type AccionDeAsambleaVista = components['schemas']['AccionDeAsambleaVista'];
export type AccionDeCarpetaVista = components['schemas']['AccionDeCarpetaVista'];
export type AccionDeCarta = components['schemas']['AccionDeCarta'];
export type AccionDeCartaVista = components['schemas']['AccionDeCartaVista'];
export type AccionDeCoincidencia = components['schemas']['AccionDeCoincidencia'];
export type AccionDeContrato = components['schemas']['AccionDeContrato'];
export type AccionDeContratoVista = components['schemas']['AccionDeContratoVista'];
export type AccionDeCorreo = components['schemas']['AccionDeCorreo'];
export type AccionDeDerecho = components['schemas']['AccionDeDerecho'];
export type AccionDeEnvio = components['schemas']['AccionDeEnvio'];
export type AccionDeFormato = components['schemas']['AccionDeFormato'];
export type AccionDeFormatoVista = components['schemas']['AccionDeFormatoVista'];
export type AccionDeInterviniente = components['schemas']['AccionDeInterviniente'];
export type AccionDeIntervinienteVista = components['schemas']['AccionDeIntervinienteVista'];
export type AccionDeMedio = components['schemas']['AccionDeMedio'];
export type AccionDeMedioVista = components['schemas']['AccionDeMedioVista'];
export type AccionDeOperacionInusual = components['schemas']['AccionDeOperacionInusual'];
export type AccionDeOrden = components['schemas']['AccionDeOrden'];
export type AccionDeOrdenVista = components['schemas']['AccionDeOrdenVista'];
export type AccionDePagare = components['schemas']['AccionDePagare'];
export type AccionDePagareVista = components['schemas']['AccionDePagareVista'];
export type AccionDePago = components['schemas']['AccionDePago'];
export type AccionDePagoVista = components['schemas']['AccionDePagoVista'];
export type AccionDeParticipante = components['schemas']['AccionDeParticipante'];
export type AccionDePrenda = components['schemas']['AccionDePrenda'];
export type AccionDePrendaVista = components['schemas']['AccionDePrendaVista'];
export type AccionDeReferencia = components['schemas']['AccionDeReferencia'];
export type AccionDeReferenciaVista = components['schemas']['AccionDeReferenciaVista'];
export type AccionDeSolicitud = components['schemas']['AccionDeSolicitud'];
export type AccionDeTareaVista = components['schemas']['AccionDeTareaVista'];
export type AccionDeUnidad = components['schemas']['AccionDeUnidad'];
export type AccionDeUnidadVista = components['schemas']['AccionDeUnidadVista'];
export type AceptacionDeDocumento = components['schemas']['AceptacionDeDocumento'];
export type AceptacionDeMedio = components['schemas']['AceptacionDeMedio'];
export type ActaDeConstancia = components['schemas']['ActaDeConstancia'];
export type ActaGenerada = components['schemas']['ActaGenerada'];
export type ActaPorGenerar = components['schemas']['ActaPorGenerar'];
export type ActaPorRegenerar = components['schemas']['ActaPorRegenerar'];
export type AdendaCambio = components['schemas']['AdendaCambio'];
export type AdendaNueva = components['schemas']['AdendaNueva'];
export type AdendasDePlanVista = components['schemas']['AdendasDePlanVista'];
export type AdendaVista = components['schemas']['AdendaVista'];
export type AdjudicacionVista = components['schemas']['AdjudicacionVista'];
export type AdjudicadoSinCorreo = components['schemas']['AdjudicadoSinCorreo'];
export type AntesDeReabrirVista = components['schemas']['AntesDeReabrirVista'];
export type AnulacionDeOrden = components['schemas']['AnulacionDeOrden'];
export type AnulacionDePagare = components['schemas']['AnulacionDePagare'];
export type AnulacionDePago = components['schemas']['AnulacionDePago'];
export type AplicacionDeImportacion = components['schemas']['AplicacionDeImportacion'];
export type AprobacionDeCarpeta = components['schemas']['AprobacionDeCarpeta'];
export type AprobacionDeContrato = components['schemas']['AprobacionDeContrato'];
export type AprobacionDeFormato = components['schemas']['AprobacionDeFormato'];
export type AprobacionDeOrden = components['schemas']['AprobacionDeOrden'];
export type AprobacionDePagare = components['schemas']['AprobacionDePagare'];
export type AprobacionDePago = components['schemas']['AprobacionDePago'];
export type ArchivoDeReporte = components['schemas']['ArchivoDeReporte'];
export type ArchivoVerificado = components['schemas']['ArchivoVerificado'];
export type AsambleaDetalle = components['schemas']['AsambleaDetalle'];
export type AsambleaEliminada = components['schemas']['AsambleaEliminada'];
export type AsambleaNueva = components['schemas']['AsambleaNueva'];
export type AsambleaPorCorregir = components['schemas']['AsambleaPorCorregir'];
export type AsambleaPorEliminar = components['schemas']['AsambleaPorEliminar'];
export type AsambleaPorInstalar = components['schemas']['AsambleaPorInstalar'];
export type AsambleaVista = components['schemas']['AsambleaVista'];
export type Asignacion = components['schemas']['Asignacion'];
export type AsignacionDeMedio = components['schemas']['AsignacionDeMedio'];
export type AsuntoDeTarea = components['schemas']['AsuntoDeTarea'];
export type AtencionDeDerecho = components['schemas']['AtencionDeDerecho'];
export type AtrasadosDeDepartamento = components['schemas']['AtrasadosDeDepartamento'];
export type AuditoriaVista = components['schemas']['AuditoriaVista'];
export type AusenciaCambio = components['schemas']['AusenciaCambio'];
export type AusenciaEliminada = components['schemas']['AusenciaEliminada'];
export type AusenciaNueva = components['schemas']['AusenciaNueva'];
export type AusenciaVista = components['schemas']['AusenciaVista'];
export type AutenticadorPorConfirmar = components['schemas']['AutenticadorPorConfirmar'];
export type AvisoDeImportacion = components['schemas']['AvisoDeImportacion'];
export type BandaDePuntaje = components['schemas']['BandaDePuntaje'];
export type BaseDeContratoVista = components['schemas']['BaseDeContratoVista'];
export type BaseDeDecisionVista = components['schemas']['BaseDeDecisionVista'];
export type BaseDeOrdenVista = components['schemas']['BaseDeOrdenVista'];
export type BaseDePagareVista = components['schemas']['BaseDePagareVista'];
export type BienDeCarta = components['schemas']['BienDeCarta'];
export type BienDelTableroVista = components['schemas']['BienDelTableroVista'];
export type BloqueDeContratoVista = components['schemas']['BloqueDeContratoVista'];
export type BloqueDetalle = components['schemas']['BloqueDetalle'];
export type BloqueEscritoVista = components['schemas']['BloqueEscritoVista'];
export type BloqueNuevo = components['schemas']['BloqueNuevo'];
export type BloqueVista = components['schemas']['BloqueVista'];
export type BorradorCambio = components['schemas']['BorradorCambio'];
export type BorradorGuardado = components['schemas']['BorradorGuardado'];
export type BorradorVista = components['schemas']['BorradorVista'];
export type CabeceraDeContrato = components['schemas']['CabeceraDeContrato'];
export type CabeceraDeRecorrido = components['schemas']['CabeceraDeRecorrido'];
export type CabeceraDeRegeneracion = components['schemas']['CabeceraDeRegeneracion'];
export type CalculoDeRiesgo = components['schemas']['CalculoDeRiesgo'];
export type CambioDeAdendaVista = components['schemas']['CambioDeAdendaVista'];
export type CambioDeContrasena = components['schemas']['CambioDeContrasena'];
export type CambioDeGarante = components['schemas']['CambioDeGarante'];
export type CambioDeImportacion = components['schemas']['CambioDeImportacion'];
export type CambioDesdeRevision = components['schemas']['CambioDesdeRevision'];
export type CambiosVista = components['schemas']['CambiosVista'];
export type CambioVista = components['schemas']['CambioVista'];
export type CampoDeFormato = components['schemas']['CampoDeFormato'];
export type CampoRechazado = components['schemas']['CampoRechazado'];
export type CandidatoVista = components['schemas']['CandidatoVista'];
export type CantonVista = components['schemas']['CantonVista'];
export type CarpetaDeListaVista = components['schemas']['CarpetaDeListaVista'];
export type CarpetaDePlan = components['schemas']['CarpetaDePlan'];
export type CarpetaVista = components['schemas']['CarpetaVista'];
export type CartaSalidaDetalle = components['schemas']['CartaSalidaDetalle'];
export type CartaSalidaVista = components['schemas']['CartaSalidaVista'];
export type CatalogoVista = components['schemas']['CatalogoVista'];
export type ChecklistDePago = components['schemas']['ChecklistDePago'];
export type CitaDeEntrega = components['schemas']['CitaDeEntrega'];
export type CitaNueva = components['schemas']['CitaNueva'];
export type ClaseDePendiente = components['schemas']['ClaseDePendiente'];
export type ClaveDeServicioGenerada = components['schemas']['ClaveDeServicioGenerada'];
export type ClaveDeServicioNueva = components['schemas']['ClaveDeServicioNueva'];
export type ClaveDeServicioVista = components['schemas']['ClaveDeServicioVista'];
export type ClienteDeCarta = components['schemas']['ClienteDeCarta'];
export type ClienteDeMedio = components['schemas']['ClienteDeMedio'];
export type ClienteDeOrden = components['schemas']['ClienteDeOrden'];
export type ClienteDePago = components['schemas']['ClienteDePago'];
export type ClienteDePrenda = components['schemas']['ClienteDePrenda'];
export type ClienteDetalle = components['schemas']['ClienteDetalle'];
export type ClienteEncontrado = components['schemas']['ClienteEncontrado'];
export type CoberturaDeBloque = components['schemas']['CoberturaDeBloque'];
export type CodigoDePlan = components['schemas']['CodigoDePlan'];
export type CodigoDeReglaVista = components['schemas']['CodigoDeReglaVista'];
export type CodigoPropio = components['schemas']['CodigoPropio'];
export type CodigosDeRecuperacion = components['schemas']['CodigosDeRecuperacion'];
export type CoincidenciaVista = components['schemas']['CoincidenciaVista'];
export type ColegaVista = components['schemas']['ColegaVista'];
export type ColorDeIndicador = components['schemas']['ColorDeIndicador'];
export type ComentarioRsaVista = components['schemas']['ComentarioRsaVista'];
export type ComparacionDeMedioVista = components['schemas']['ComparacionDeMedioVista'];
export type ConcesionarioCambio = components['schemas']['ConcesionarioCambio'];
export type ConcesionarioElegible = components['schemas']['ConcesionarioElegible'];
export type ConcesionarioEliminado = components['schemas']['ConcesionarioEliminado'];
export type ConcesionarioNuevo = components['schemas']['ConcesionarioNuevo'];
export type ConcesionarioVista = components['schemas']['ConcesionarioVista'];
export type CondicionesDeFormatoVista = components['schemas']['CondicionesDeFormatoVista'];
export type ConstanciaEmitida = components['schemas']['ConstanciaEmitida'];
export type ConstanciaPorEmitir = components['schemas']['ConstanciaPorEmitir'];
export type ConstanciaVista = components['schemas']['ConstanciaVista'];
export type ConsultaDeBuroNueva = components['schemas']['ConsultaDeBuroNueva'];
export type ConsultaDeBuroRecord = components['schemas']['ConsultaDeBuroRecord'];
export type ConsultaDeCliente = components['schemas']['ConsultaDeCliente'];
export type ConsultaDeSaldoDeudor = components['schemas']['ConsultaDeSaldoDeudor'];
export type ContenidoDePagareVista = components['schemas']['ContenidoDePagareVista'];
export type ContrasenaDeUsuario = components['schemas']['ContrasenaDeUsuario'];
export type ContrasenaPropia = components['schemas']['ContrasenaPropia'];
export type ContrasenaTemporal = components['schemas']['ContrasenaTemporal'];
export type ContratoDeListaVista = components['schemas']['ContratoDeListaVista'];
export type ContratoNuevo = components['schemas']['ContratoNuevo'];
export type ContratoVista = components['schemas']['ContratoVista'];
export type ControlVista = components['schemas']['ControlVista'];
export type ConyugeCambio = components['schemas']['ConyugeCambio'];
export type ConyugeVista = components['schemas']['ConyugeVista'];
export type CopiaFirmadaVista = components['schemas']['CopiaFirmadaVista'];
export type CopiaNueva = components['schemas']['CopiaNueva'];
export type CopiaVista = components['schemas']['CopiaVista'];
export type CorreccionVista = components['schemas']['CorreccionVista'];
export type CorreosReenviados = components['schemas']['CorreosReenviados'];
export type CorreoVista = components['schemas']['CorreoVista'];
export type Credenciales = components['schemas']['Credenciales'];
export type CuentaDeServicioCambio = components['schemas']['CuentaDeServicioCambio'];
export type CuentaDeServicioNueva = components['schemas']['CuentaDeServicioNueva'];
export type CuentaDeServicioPropia = components['schemas']['CuentaDeServicioPropia'];
export type CuentaDeServicioVista = components['schemas']['CuentaDeServicioVista'];
export type CuentaDeTrabajo = components['schemas']['CuentaDeTrabajo'];
export type CuotaDePagareVista = components['schemas']['CuotaDePagareVista'];
export type CuotaVista = components['schemas']['CuotaVista'];
export type DatoDeComparacion = components['schemas']['DatoDeComparacion'];
export type DatoRectificable = components['schemas']['DatoRectificable'];
export type DecisionDeCoincidencia = components['schemas']['DecisionDeCoincidencia'];
export type DecisionDeDocumento = components['schemas']['DecisionDeDocumento'];
export type DecisionDelCasoVista = components['schemas']['DecisionDelCasoVista'];
export type DecisionDeOperacion = components['schemas']['DecisionDeOperacion'];
export type DecisionesDelCasoVista = components['schemas']['DecisionesDelCasoVista'];
export type DecisionVista = components['schemas']['DecisionVista'];
export type DefinicionDeParametro = components['schemas']['DefinicionDeParametro'];
export type DelegacionCambio = components['schemas']['DelegacionCambio'];
export type DelegacionEliminada = components['schemas']['DelegacionEliminada'];
export type DelegacionNueva = components['schemas']['DelegacionNueva'];
export type DelegacionVista = components['schemas']['DelegacionVista'];
export type DeleteCalls = components['schemas']['DeleteCalls'];
export type DepartamentoDeConcesionario = components['schemas']['DepartamentoDeConcesionario'];
export type DepartamentoVista = components['schemas']['DepartamentoVista'];
export type DepositarioCambio = components['schemas']['DepositarioCambio'];
export type DepositarioVista = components['schemas']['DepositarioVista'];
export type DerechoNuevo = components['schemas']['DerechoNuevo'];
export type DerechoVista = components['schemas']['DerechoVista'];
export type DescarteDeCorreo = components['schemas']['DescarteDeCorreo'];
export type DescarteDeEnvio = components['schemas']['DescarteDeEnvio'];
export type DescarteDeFormato = components['schemas']['DescarteDeFormato'];
export type DevolucionDeCarpeta = components['schemas']['DevolucionDeCarpeta'];
export type DiasDeAdjudicacion = components['schemas']['DiasDeAdjudicacion'];
export type DiferenciaDeCuenta = components['schemas']['DiferenciaDeCuenta'];
export type DiferenciaDePlan = components['schemas']['DiferenciaDePlan'];
export type DiferenciaVista = components['schemas']['DiferenciaVista'];
export type DineroPorAprobar = components['schemas']['DineroPorAprobar'];
export type DispositivoCambio = components['schemas']['DispositivoCambio'];
export type DispositivoComoSeLeyo = components['schemas']['DispositivoComoSeLeyo'];
export type DispositivoDeMedio = components['schemas']['DispositivoDeMedio'];
export type DispositivoEliminado = components['schemas']['DispositivoEliminado'];
export type DispositivoEnviado = components['schemas']['DispositivoEnviado'];
export type DispositivoNuevo = components['schemas']['DispositivoNuevo'];
export type DispositivoVista = components['schemas']['DispositivoVista'];
export type DocumentoDePrevio = components['schemas']['DocumentoDePrevio'];
export type DocumentosDeCliente = components['schemas']['DocumentosDeCliente'];
export type DocumentoVista = components['schemas']['DocumentoVista'];
export type EdicionDeBloque = components['schemas']['EdicionDeBloque'];
export type EjecutivoComoSeLeyo = components['schemas']['EjecutivoComoSeLeyo'];
export type EjecutivoConcesionarioCambio = components['schemas']['EjecutivoConcesionarioCambio'];
export type EjecutivoConcesionarioEliminado = components['schemas']['EjecutivoConcesionarioEliminado'];
export type EjecutivoConcesionarioNuevo = components['schemas']['EjecutivoConcesionarioNuevo'];
export type EjecutivoConcesionarioVista = components['schemas']['EjecutivoConcesionarioVista'];
export type EjecutivoDeAdjudicacion = components['schemas']['EjecutivoDeAdjudicacion'];
export type EjecutivoDeMedio = components['schemas']['EjecutivoDeMedio'];
export type EjecutivoElegible = components['schemas']['EjecutivoElegible'];
export type EjecutivosPorBorrar = components['schemas']['EjecutivosPorBorrar'];
export type EjecutivoVista = components['schemas']['EjecutivoVista'];
export type EnlaceDeAsambleaNuevo = components['schemas']['EnlaceDeAsambleaNuevo'];
export type EnsayoDeReporte = components['schemas']['EnsayoDeReporte'];
export type EntregaDeBien = components['schemas']['EntregaDeBien'];
export type EnvioDeCarpeta = components['schemas']['EnvioDeCarpeta'];
export type EnvioDeMedio = components['schemas']['EnvioDeMedio'];
export type EnvioDePagare = components['schemas']['EnvioDePagare'];
export type EnvioEventoVista = components['schemas']['EnvioEventoVista'];
export type EnviosReenviados = components['schemas']['EnviosReenviados'];
export type ErrorDeImportacion = components['schemas']['ErrorDeImportacion'];
export type EstadoDeAdenda = components['schemas']['EstadoDeAdenda'];
export type EstadoDeAdendaVista = components['schemas']['EstadoDeAdendaVista'];
export type EstadoDeBien = components['schemas']['EstadoDeBien'];
export type EstadoDeCarta = components['schemas']['EstadoDeCarta'];
export type EstadoDeCartaVista = components['schemas']['EstadoDeCartaVista'];
export type EstadoDeClave = components['schemas']['EstadoDeClave'];
export type EstadoDeCoincidencia = components['schemas']['EstadoDeCoincidencia'];
export type EstadoDeContrato = components['schemas']['EstadoDeContrato'];
export type EstadoDeContratoVista = components['schemas']['EstadoDeContratoVista'];
export type EstadoDeCorreo = components['schemas']['EstadoDeCorreo'];
export type EstadoDeDerecho = components['schemas']['EstadoDeDerecho'];
export type EstadoDeEnvio = components['schemas']['EstadoDeEnvio'];
export type EstadoDeLinea = components['schemas']['EstadoDeLinea'];
export type EstadoDeLineaVista = components['schemas']['EstadoDeLineaVista'];
export type EstadoDeMedio = components['schemas']['EstadoDeMedio'];
export type EstadoDeMedioVista = components['schemas']['EstadoDeMedioVista'];
export type EstadoDeOperacionInusual = components['schemas']['EstadoDeOperacionInusual'];
export type EstadoDeOrden = components['schemas']['EstadoDeOrden'];
export type EstadoDeOrdenVista = components['schemas']['EstadoDeOrdenVista'];
export type EstadoDePagare = components['schemas']['EstadoDePagare'];
export type EstadoDePagareVista = components['schemas']['EstadoDePagareVista'];
export type EstadoDePago = components['schemas']['EstadoDePago'];
export type EstadoDePagoVista = components['schemas']['EstadoDePagoVista'];
export type EstadoDePapel = components['schemas']['EstadoDePapel'];
export type EstadoDePapelVista = components['schemas']['EstadoDePapelVista'];
export type EstadoDePaso = components['schemas']['EstadoDePaso'];
export type EstadoDePlan = components['schemas']['EstadoDePlan'];
export type EstadoDePrenda = components['schemas']['EstadoDePrenda'];
export type EstadoDePrendaVista = components['schemas']['EstadoDePrendaVista'];
export type EstadoDeSegundoFactor = components['schemas']['EstadoDeSegundoFactor'];
export type EstadoDeSuscripcion = components['schemas']['EstadoDeSuscripcion'];
export type EstadoDeUnidad = components['schemas']['EstadoDeUnidad'];
export type EstadoDeUnidadVista = components['schemas']['EstadoDeUnidadVista'];
export type EventoTipoVista = components['schemas']['EventoTipoVista'];
export type EventoVista = components['schemas']['EventoVista'];
export type ExcepcionDeRiesgoVista = components['schemas']['ExcepcionDeRiesgoVista'];
export type ExcepcionNueva = components['schemas']['ExcepcionNueva'];
export type FaltanteDeCarpeta = components['schemas']['FaltanteDeCarpeta'];
export type FaltanteVista = components['schemas']['FaltanteVista'];
export type FeriadoVista = components['schemas']['FeriadoVista'];
export type FichaCambio = components['schemas']['FichaCambio'];
export type FichaDePlan = components['schemas']['FichaDePlan'];
export type FichaEnviada = components['schemas']['FichaEnviada'];
export type FichaGuardada = components['schemas']['FichaGuardada'];
export type FichaNueva = components['schemas']['FichaNueva'];
export type FichaVista = components['schemas']['FichaVista'];
export type FilaDelTableroVista = components['schemas']['FilaDelTableroVista'];
export type FilaDeTrabajo = components['schemas']['FilaDeTrabajo'];
export type FilaIncompleta = components['schemas']['FilaIncompleta'];
export type FileCalls = components['schemas']['FileCalls'];
export type FinanzasCambio = components['schemas']['FinanzasCambio'];
export type FinanzasVista = components['schemas']['FinanzasVista'];
export type FirmaDelCasoVista = components['schemas']['FirmaDelCasoVista'];
export type FirmaDePagare = components['schemas']['FirmaDePagare'];
export type FirmaElectronicaVista = components['schemas']['FirmaElectronicaVista'];
export type FormatoCambio = components['schemas']['FormatoCambio'];
export type FormatoDeCampo = components['schemas']['FormatoDeCampo'];
export type FormatoDeReporteCambio = components['schemas']['FormatoDeReporteCambio'];
export type FormatoDeReporteEliminado = components['schemas']['FormatoDeReporteEliminado'];
export type FormatoDeReporteNuevo = components['schemas']['FormatoDeReporteNuevo'];
export type FormatoDeReporteVista = components['schemas']['FormatoDeReporteVista'];
export type FormatoDetalle = components['schemas']['FormatoDetalle'];
export type FormatoEdicion = components['schemas']['FormatoEdicion'];
export type FormatoLlenado = components['schemas']['FormatoLlenado'];
export type FormatoVista = components['schemas']['FormatoVista'];
export type FormatoVisto = components['schemas']['FormatoVisto'];
export type FormularioDeAdjudicacion = components['schemas']['FormularioDeAdjudicacion'];
export type FuentePorPublicar = components['schemas']['FuentePorPublicar'];
export type GaranteAnterior = components['schemas']['GaranteAnterior'];
export type GaranteDePlan = components['schemas']['GaranteDePlan'];
export type GaranteEncontrado = components['schemas']['GaranteEncontrado'];
export type GaranteNuevo = components['schemas']['GaranteNuevo'];
export type GaranteVista = components['schemas']['GaranteVista'];
export type GarantiaVista = components['schemas']['GarantiaVista'];
export type GeneracionDeCarta = components['schemas']['GeneracionDeCarta'];
export type GeneracionDeReporte = components['schemas']['GeneracionDeReporte'];
export type GetCalls = components['schemas']['GetCalls'];
export type GrupoDeTrabajo = components['schemas']['GrupoDeTrabajo'];
export type GrupoVista = components['schemas']['GrupoVista'];
export type HalladoVista = components['schemas']['HalladoVista'];
export type HallazgoVista = components['schemas']['HallazgoVista'];
export type ImportacionAplicada = components['schemas']['ImportacionAplicada'];
export type ImportacionVista = components['schemas']['ImportacionVista'];
export type IndicadorDelMes = components['schemas']['IndicadorDelMes'];
export type IndicadoresDeContrato = components['schemas']['IndicadoresDeContrato'];
export type IndicadoresDelMes = components['schemas']['IndicadoresDelMes'];
export type IndicadoresVista = components['schemas']['IndicadoresVista'];
export type InformeDeBuroVista = components['schemas']['InformeDeBuroVista'];
export type IngresoDeEmpresa = components['schemas']['IngresoDeEmpresa'];
export type IngresoIniciado = components['schemas']['IngresoIniciado'];
export type InterruptorDeParticipante = components['schemas']['InterruptorDeParticipante'];
export type IntervinienteCambio = components['schemas']['IntervinienteCambio'];
export type IntervinienteVista = components['schemas']['IntervinienteVista'];
export type LevantamientoDeSuspension = components['schemas']['LevantamientoDeSuspension'];
export type LimiteCambio = components['schemas']['LimiteCambio'];
export type LimiteEliminado = components['schemas']['LimiteEliminado'];
export type LimiteNuevo = components['schemas']['LimiteNuevo'];
export type LimiteVista = components['schemas']['LimiteVista'];
export type LineaDeBaseVista = components['schemas']['LineaDeBaseVista'];
export type LineaDePago = components['schemas']['LineaDePago'];
export type ListadoGenerado = components['schemas']['ListadoGenerado'];
export type LlamadaRegistrada = components['schemas']['LlamadaRegistrada'];
export type LlaveDeCopia = components['schemas']['LlaveDeCopia'];
export type MarcaConElActa = components['schemas']['MarcaConElActa'];
export type MarcaDeFila = components['schemas']['MarcaDeFila'];
export type MarcaDeParametro = components['schemas']['MarcaDeParametro'];
export type MarcaVehiculoVista = components['schemas']['MarcaVehiculoVista'];
export type MediaDelTableroVista = components['schemas']['MediaDelTableroVista'];
export type MedioCambio = components['schemas']['MedioCambio'];
export type MedioDeListaVista = components['schemas']['MedioDeListaVista'];
export type MedioDePlan = components['schemas']['MedioDePlan'];
export type MedioNuevo = components['schemas']['MedioNuevo'];
export type MedioVista = components['schemas']['MedioVista'];
export type MemoPorGenerar = components['schemas']['MemoPorGenerar'];
export type MesDelTableroVista = components['schemas']['MesDelTableroVista'];
export type MetricasDeCarpetas = components['schemas']['MetricasDeCarpetas'];
export type ModeloEntregadoVista = components['schemas']['ModeloEntregadoVista'];
export type ModeloVehiculoVista = components['schemas']['ModeloVehiculoVista'];
export type MotivoDeAdenda = components['schemas']['MotivoDeAdenda'];
export type MotivoDeCoincidencia = components['schemas']['MotivoDeCoincidencia'];
export type MovimientoVista = components['schemas']['MovimientoVista'];
export type NegacionDeDerecho = components['schemas']['NegacionDeDerecho'];
export type NodoDeTareas = components['schemas']['NodoDeTareas'];
export type NotarioVista = components['schemas']['NotarioVista'];
export type NotificacionesSinLeer = components['schemas']['NotificacionesSinLeer'];
export type NotificacionVista = components['schemas']['NotificacionVista'];
export type NuevaFechaVista = components['schemas']['NuevaFechaVista'];
export type NuevaLlamada = components['schemas']['NuevaLlamada'];
export type NuevaNota = components['schemas']['NuevaNota'];
export type NuevoComentario = components['schemas']['NuevoComentario'];
export type NuevoPedido = components['schemas']['NuevoPedido'];
export type NumeroPorEscribir = components['schemas']['NumeroPorEscribir'];
export type OfertaVista = components['schemas']['OfertaVista'];
export type OpcionDeAsamblea = components['schemas']['OpcionDeAsamblea'];
export type OpcionesDeAsamblea = components['schemas']['OpcionesDeAsamblea'];
export type OperacionDeBuro = components['schemas']['OperacionDeBuro'];
export type OperacionInusualNueva = components['schemas']['OperacionInusualNueva'];
export type OperacionInusualVista = components['schemas']['OperacionInusualVista'];
export type OrdenDeCompraCambio = components['schemas']['OrdenDeCompraCambio'];
export type OrdenDeCompraNueva = components['schemas']['OrdenDeCompraNueva'];
export type OrdenDeCompraVista = components['schemas']['OrdenDeCompraVista'];
export type OrdenDeListaVista = components['schemas']['OrdenDeListaVista'];
export type Organismo = components['schemas']['Organismo'];
export type OrigenDeIntervinienteVista = components['schemas']['OrigenDeIntervinienteVista'];
export type OtraSolicitud = components['schemas']['OtraSolicitud'];
export type PagareDeListaVista = components['schemas']['PagareDeListaVista'];
export type PagareDelPlan = components['schemas']['PagareDelPlan'];
export type PagareDePrenda = components['schemas']['PagareDePrenda'];
export type PagareNuevo = components['schemas']['PagareNuevo'];
export type PagareReemplazo = components['schemas']['PagareReemplazo'];
export type PagareVista = components['schemas']['PagareVista'];
export type PagoDeListaVista = components['schemas']['PagoDeListaVista'];
export type PagoNuevo = components['schemas']['PagoNuevo'];
export type PagoVista = components['schemas']['PagoVista'];
export type PaisVista = components['schemas']['PaisVista'];
export type PapelVista = components['schemas']['PapelVista'];
export type ParametroDeBaseVista = components['schemas']['ParametroDeBaseVista'];
export type ParametroDeRiesgoVista = components['schemas']['ParametroDeRiesgoVista'];
export type ParroquiaVista = components['schemas']['ParroquiaVista'];
export type ParticipanteCambio = components['schemas']['ParticipanteCambio'];
export type ParticipanteMarcado = components['schemas']['ParticipanteMarcado'];
export type ParticipanteVista = components['schemas']['ParticipanteVista'];
export type PaseConCodigo = components['schemas']['PaseConCodigo'];
export type PasoDelCasoVista = components['schemas']['PasoDelCasoVista'];
export type PasoDePosicion = components['schemas']['PasoDePosicion'];
export type PasoLegalVista = components['schemas']['PasoLegalVista'];
export type PersonaDePlan = components['schemas']['PersonaDePlan'];
export type PersonasDelCasoVista = components['schemas']['PersonasDelCasoVista'];
export type PersonasDePagareCambio = components['schemas']['PersonasDePagareCambio'];
export type PlanConsultado = components['schemas']['PlanConsultado'];
export type PlanDeCliente = components['schemas']['PlanDeCliente'];
export type PlanDeMedio = components['schemas']['PlanDeMedio'];
export type PlanDeOrden = components['schemas']['PlanDeOrden'];
export type PlanHallado = components['schemas']['PlanHallado'];
export type PlanParaMedio = components['schemas']['PlanParaMedio'];
export type PlanSorteado = components['schemas']['PlanSorteado'];
export type PlayerDelTableroVista = components['schemas']['PlayerDelTableroVista'];
export type PlazoCambio = components['schemas']['PlazoCambio'];
export type PlazoEliminado = components['schemas']['PlazoEliminado'];
export type PlazoNuevo = components['schemas']['PlazoNuevo'];
export type PlazoVista = components['schemas']['PlazoVista'];
export type PolizaEnviada = components['schemas']['PolizaEnviada'];
export type PolizaVista = components['schemas']['PolizaVista'];
export type PorHacerVista = components['schemas']['PorHacerVista'];
export type PosicionDePlan = components['schemas']['PosicionDePlan'];
export type PostCalls = components['schemas']['PostCalls'];
export type PrecioVehiculoVista = components['schemas']['PrecioVehiculoVista'];
export type PrendaCambio = components['schemas']['PrendaCambio'];
export type PrendaDeListaVista = components['schemas']['PrendaDeListaVista'];
export type PrendaVista = components['schemas']['PrendaVista'];
export type PrevioDeListado = components['schemas']['PrevioDeListado'];
export type Problema = components['schemas']['Problema'];
export type ProblemaDeBloque = components['schemas']['ProblemaDeBloque'];
export type ProductoVista = components['schemas']['ProductoVista'];
export type PromesaDeAdjudicacion = components['schemas']['PromesaDeAdjudicacion'];
export type PruebaVista = components['schemas']['PruebaVista'];
export type PuntoDeRecorrido = components['schemas']['PuntoDeRecorrido'];
export type PutCalls = components['schemas']['PutCalls'];
export type QuienRecibe = components['schemas']['QuienRecibe'];
export type Quorum = components['schemas']['Quorum'];
export type RangoDelTableroVista = components['schemas']['RangoDelTableroVista'];
export type ReaperturaDeCarpeta = components['schemas']['ReaperturaDeCarpeta'];
export type Reasignacion = components['schemas']['Reasignacion'];
export type RechazoDeCarta = components['schemas']['RechazoDeCarta'];
export type RechazoDeContrato = components['schemas']['RechazoDeContrato'];
export type RechazoDeDocumento = components['schemas']['RechazoDeDocumento'];
export type RechazoDeMedio = components['schemas']['RechazoDeMedio'];
export type RechazoDePagare = components['schemas']['RechazoDePagare'];
export type RecordStringNumber = components['schemas']['Record_string.number_'];
export type RecordStringString = components['schemas']['Record_string.string_'];
export type RecordStringStringOrNumberOrNull = components['schemas']['Record_string.string-or-number-or-null_'];
export type RecordStringUnknown = components['schemas']['Record_string.unknown_'];
export type RecorridoVista = components['schemas']['RecorridoVista'];
export type Reemplazo = components['schemas']['Reemplazo'];
export type ReenvioDeCorreo = components['schemas']['ReenvioDeCorreo'];
export type ReenvioDeEnvio = components['schemas']['ReenvioDeEnvio'];
export type ReenvioDesde = components['schemas']['ReenvioDesde'];
export type ReferenciaCambio = components['schemas']['ReferenciaCambio'];
export type ReferenciaNueva = components['schemas']['ReferenciaNueva'];
export type ReferenciaVista = components['schemas']['ReferenciaVista'];
export type ReglaAdjudicacionCambio = components['schemas']['ReglaAdjudicacionCambio'];
export type ReglaAdjudicacionEliminada = components['schemas']['ReglaAdjudicacionEliminada'];
export type ReglaAdjudicacionNueva = components['schemas']['ReglaAdjudicacionNueva'];
export type ReglaAdjudicacionVista = components['schemas']['ReglaAdjudicacionVista'];
export type ReglaDeAsamblea = components['schemas']['ReglaDeAsamblea'];
export type ReglaDelPasoVista = components['schemas']['ReglaDelPasoVista'];
export type ReglaDePolitica = components['schemas']['ReglaDePolitica'];
export type ReglaDePoliticaVista = components['schemas']['ReglaDePoliticaVista'];
export type ReglaSabidaVista = components['schemas']['ReglaSabidaVista'];
export type ReglasDelPasoVista = components['schemas']['ReglasDelPasoVista'];
export type ReporteDeControlVista = components['schemas']['ReporteDeControlVista'];
export type RepresentanteVista = components['schemas']['RepresentanteVista'];
export type ResolucionVista = components['schemas']['ResolucionVista'];
export type RestablecimientoDeSegundoFactor = components['schemas']['RestablecimientoDeSegundoFactor'];
export type ResultadoDeLlamada = components['schemas']['ResultadoDeLlamada'];
export type ResultadoDeTarea = components['schemas']['ResultadoDeTarea'];
export type Retiro = components['schemas']['Retiro'];
export type RetornoDeEmpresa = components['schemas']['RetornoDeEmpresa'];
export type RevisionDeGarantias = components['schemas']['RevisionDeGarantias'];
export type RevisionDeImportacion = components['schemas']['RevisionDeImportacion'];
export type RevisionDelCasoVista = components['schemas']['RevisionDelCasoVista'];
export type RevocacionDeClave = components['schemas']['RevocacionDeClave'];
export type RiesgoVista = components['schemas']['RiesgoVista'];
export type Rol = components['schemas']['Rol'];
export type RolDeIntervinienteVista = components['schemas']['RolDeIntervinienteVista'];
export type RolVista = components['schemas']['RolVista'];
export type SaldoDeudor = components['schemas']['SaldoDeudor'];
export type SalidaDeEmpresa = components['schemas']['SalidaDeEmpresa'];
export type SalvedadVista = components['schemas']['SalvedadVista'];
export type SecretoNuevo = components['schemas']['SecretoNuevo'];
export type SeguroDePlan = components['schemas']['SeguroDePlan'];
export type ServicioDeBuro = components['schemas']['ServicioDeBuro'];
export type SesionActual = components['schemas']['SesionActual'];
export type SesionIniciada = components['schemas']['SesionIniciada'];
export type SiguienteDeAdjudicacion = components['schemas']['SiguienteDeAdjudicacion'];
export type SituacionDeFormatoVista = components['schemas']['SituacionDeFormatoVista'];
export type SolicitudCambio = components['schemas']['SolicitudCambio'];
export type SolicitudVista = components['schemas']['SolicitudVista'];
export type SorteoVista = components['schemas']['SorteoVista'];
export type SujetoDeLista = components['schemas']['SujetoDeLista'];
export type SumaDeImportacion = components['schemas']['SumaDeImportacion'];
export type SumaPorAprobar = components['schemas']['SumaPorAprobar'];
export type SuscripcionCambio = components['schemas']['SuscripcionCambio'];
export type SuscripcionConSecreto = components['schemas']['SuscripcionConSecreto'];
export type SuscripcionNueva = components['schemas']['SuscripcionNueva'];
export type SuscripcionVista = components['schemas']['SuscripcionVista'];
export type TableroVista = components['schemas']['TableroVista'];
export type TareaCambio = components['schemas']['TareaCambio'];
export type TareaNueva = components['schemas']['TareaNueva'];
export type TareasDeHoy = components['schemas']['TareasDeHoy'];
export type TareaVista = components['schemas']['TareaVista'];
export type TarjetaDelTableroVista = components['schemas']['TarjetaDelTableroVista'];
export type TextoDeBloque = components['schemas']['TextoDeBloque'];
export type TextoDePagare = components['schemas']['TextoDePagare'];
export type TipoDeAcceso = components['schemas']['TipoDeAcceso'];
export type TipoDeDerecho = components['schemas']['TipoDeDerecho'];
export type TipoDeDocumentoCatalogo = components['schemas']['TipoDeDocumentoCatalogo'];
export type TipoDeDocumentoVista = components['schemas']['TipoDeDocumentoVista'];
export type TipoDeLista = components['schemas']['TipoDeLista'];
export type TipoDePapelVista = components['schemas']['TipoDePapelVista'];
export type TipoDeTareaVista = components['schemas']['TipoDeTareaVista'];
export type TipoEnTarea = components['schemas']['TipoEnTarea'];
export type TitularDePlan = components['schemas']['TitularDePlan'];
export type TotalDeColumna = components['schemas']['TotalDeColumna'];
export type TrabajoVista = components['schemas']['TrabajoVista'];
export type TramiteDeListaVista = components['schemas']['TramiteDeListaVista'];
export type TramiteVista = components['schemas']['TramiteVista'];
export type Transferencia = components['schemas']['Transferencia'];
export type UnidadCambio = components['schemas']['UnidadCambio'];
export type UnidadVista = components['schemas']['UnidadVista'];
export type UploadCalls = components['schemas']['UploadCalls'];
export type UsuarioCambio = components['schemas']['UsuarioCambio'];
export type UsuarioCreado = components['schemas']['UsuarioCreado'];
export type UsuarioDeSesion = components['schemas']['UsuarioDeSesion'];
export type UsuarioDeTarea = components['schemas']['UsuarioDeTarea'];
export type UsuarioNuevo = components['schemas']['UsuarioNuevo'];
export type UsuarioVista = components['schemas']['UsuarioVista'];
export type ValorDeContrato = components['schemas']['ValorDeContrato'];
export type ValorImportado = components['schemas']['ValorImportado'];
export type VehiculoDeOrden = components['schemas']['VehiculoDeOrden'];
export type VentanaDeAcceso = components['schemas']['VentanaDeAcceso'];
export type VerificacionVista = components['schemas']['VerificacionVista'];
export type VersionDeActa = components['schemas']['VersionDeActa'];
export type VersionDeAdenda = components['schemas']['VersionDeAdenda'];
export type VersionDeCarta = components['schemas']['VersionDeCarta'];
export type VersionDeContrato = components['schemas']['VersionDeContrato'];
export type VersionDeDocumento = components['schemas']['VersionDeDocumento'];
export type VigenciaDePuntajeVista = components['schemas']['VigenciaDePuntajeVista'];
export type VistaCambio = components['schemas']['VistaCambio'];
export type VistaEliminada = components['schemas']['VistaEliminada'];
export type VistaGuardadaVista = components['schemas']['VistaGuardadaVista'];
export type VistaNueva = components['schemas']['VistaNueva'];
export type VistaPreviaDeFormato = components['schemas']['VistaPreviaDeFormato'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
