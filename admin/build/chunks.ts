/**
 * Which modules of the build share a file. A file of its own for every module that two screens share costs a request each (30 and more for a
 * screen); one file for all of them makes everybody load forms and calendars. Groups go by what a screen is: every screen has the shell, every
 * screen with a form has forms, calendar and schemas, every screen of a client has its pieces. `npm run check` holds the requests of each
 * screen and the kilobytes before the first row (scripts/screens.json).
 */

/** Paths with '/', parts of regular expressions. A group takes what these modules import along, unless a group before it has it. */
const modules = (...paths: string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

const material = '/node_modules/@mui/material/';
/** What react-admin and Material need for forms only. */
const formsOf = {
  raCore: '(form|inference|controller/(input|create|edit))',
  raMaterial: '(input|form|detail)',
  material: '(Autocomplete|useAutocomplete|Radio|RadioGroup|FormGroup|FormControlLabel)/',
  ui: '(DeleteButton|resolver|BuscadorDePersona|SettingsList|OpcionDePersona|selectores|dialogs/(?!ConfirmDialog|DiscardDialog|ReadingDialog)\\w+)',
  domain: '(esquemas|formulario|registro|digito-verificador)',
};
/** Sentences that are made of values (plain ones stand where they are used): those of one area stay with its screens. */
const textsOfOneArea =
  '(cli|propios/(acceso|borrador|buro|cartaSalida|constancia|contrato|correo|cuentaServicio|derechoTitular|formato|inicioSistema|limite|medio|medioPantalla|orden|pagare|pago|plazo|prenda|reglaAdjudicacion|riesgo|segundoFactor|sorteo|suscripcion|tablero))\\.ts';

const groups = [
  {
    // What stands between a session and the first row of a list.
    name: 'shell',
    test: modules(
      '/node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/',
      '/admin/src/(Shell|ui/(table/(SelectFilter|List|SearchInput|CreateButton|TablePages|column|TableListContext|LoadingRows|ListTools|NoRows|OwnListContext|bulkAct)|StateChip|format|useCan))\\.tsx?$',
      '/ra-ui-materialui/dist/list/datatable/',
      '/ra-ui-materialui/dist/(Link|field/DateField)\\.(js|mjs)$',
      '/ra-core/dist/(auth/CanAccess|dataProvider/useGetOne)\\.js$',
      `${material}(esm/)?Link/`,
      `${material}(esm/)?ToggleButton(Group)?/`,
      // a few hundred bytes each, used by several first screens, which load none of the pieces below (`ui`) for them
      '/admin/src/capabilities/(asamblea/enlaces|prenda/rutas|tablero/index|usuario/etiquetas)\\.ts$',
      '/admin/src/ui/(LazyOnView|Codes|EstadoDeCarpeta|SecondLine|tones|usePageInUrl|fields/columns|show/Show|table/PagedTable)\\.tsx?$',
      '/domain/src/(carpeta/color|texto|mensajes/(rie|propios/(adjudicado|resolucion|trabajo)))\\.ts$',
      '/icons-material/(ArrowForward|AssuredWorkloadOutlined|Check|ChevronLeft|DescriptionOutlined|Reply)\\.mjs$',
    ),
  },
  {
    // Of every home.
    name: 'inicios',
    test: modules(
      '/admin/src/capabilities/(inicio/(Bienvenida|Tarjetas|TareasDeHoy|useTareasDeHoy|accesos)|tramite-legal/(Aprobaciones|PasoDeTramite|rutas))',
      '/admin/src/ui/(KpiCard|ProductToggle)\\.tsx$',
      `${material}CardActionArea/`,
    ),
  },
  {
    // The home of the head tells of them, and their lists are a screen away.
    name: 'decisiones',
    test: modules(
      '/admin/src/(capabilities/inicio-jefatura/Decisiones|ui/DiasDeEspera)\\.tsx$',
      '/domain/src/mensajes/propios/decisiones\\.ts$',
    ),
  },
  // Lists that are narrowed by what is typed.
  { name: 'filtros', test: modules('/admin/src/ui/table/(TextFilter|DateFilter)\\.tsx$') },
  // Small pieces of two lists without forms: merged with others they would bring the forms along.
  { name: 'salvedades', test: modules('/admin/src/capabilities/decision/(FiltroDeProducto|OtraLista)\\.tsx$') },
  {
    // Shared by the home of the assistant and screens that need nothing else of it.
    name: 'menudos',
    test: modules(
      '/icons-material/(EventOutlined|RefreshOutlined)\\.mjs$',
      '/admin/src/(ui/table/saidByTable|capabilities/asamblea/consultas)\\.ts$',
      '/admin/src/capabilities/asamblea/AsambleaLink\\.tsx$',
      '/domain/src/mensajes/propios/asamblea\\.ts$',
    ),
  },
  // Of the assistant, with what no other screen needs so early.
  { name: 'inicio-asistente', test: modules('/admin/src/capabilities/asamblea/(Inicio|ProximasAsambleas)\\.tsx$') },
  {
    // Lists of awards with what is next of each.
    name: 'adjudicados',
    test: modules(
      '/admin/src/capabilities/adjudicado/((celdas|Siguiente|VistaDeInicio)\\.tsx|seleccion\\.ts)$',
      '/domain/src/recorrido/(eventos|siguiente)\\.ts$',
    ),
  },
  {
    // What decides a folder begins here; its dialogs load when they open.
    name: 'resolucion',
    test: modules(
      '/admin/src/capabilities/resolucion/(index|ResolverCarpeta|HojaDeDecision|Reabrir)\\.tsx?$',
      `${material}Accordion`,
    ),
  },
  {
    // Small pieces of screens without forms.
    name: 'ui',
    minShareCount: 2,
    test: modules(
      `${material}(?!${formsOf.material}|Tabs?/|TabScrollButton/)`,
      '/node_modules/(@mui/(icons-material|utils|system)|lodash|react-transition-group)/',
      `/node_modules/ra-core/dist/(?!${formsOf.raCore})`,
      `/node_modules/ra-ui-materialui/dist/(?!${formsOf.raMaterial})`,
      `/admin/src/(providers/|ui/(layout/|(?!${formsOf.ui})(dialogs/)?\\w+\\.tsx?$))`,
      '/admin/src/ui/pdf/PdfPreviewDialog\\.tsx$',
      `/domain/src/mensajes/(?!${textsOfOneArea})`,
      `/domain/src/(carpeta/(color|plazo)|documento/resumen|buro/(cedula|bandas)|adjudicacion/reglas|(?!${formsOf.domain})[\\w-]+)\\.ts$`,
    ),
  },
  {
    name: 'formulario',
    minShareCount: 2,
    test: modules(
      // groups of boxes are of one form alone
      '/node_modules/(@mui/x-date-pickers|dayjs|zod|stdnum|react-hook-form|@hookform|ra-core|ra-ui-materialui(?!/dist/input/CheckboxGroup))/',
      `${material}${formsOf.material}`,
      `/admin/src/ui/(form/|acto/|fields/|${formsOf.ui})`,
      `/domain/src/((sesion|usuario|vista-guardada)/\\w+|${formsOf.domain})\\.ts$`,
      '/admin/src/capabilities/sesion/(PasswordField|CambiarContrasenaForm|Marco)\\.tsx$',
    ),
  },
  {
    // Pages with tabs, and what letters share: their page has tabs, and would otherwise ask for one file more.
    name: 'pestanas',
    minShareCount: 2,
    test: modules(
      `${material}(Tabs?|TabScrollButton)/`,
      '/(admin/src/capabilities|domain/src)/carta-salida/',
      '/domain/src/mensajes/propios/cartaSalida\\.ts$',
    ),
  },
  // The history of a plan: merged with others it would bring the forms along to the journey.
  {
    name: 'eventos',
    minShareCount: 2,
    test: modules('/admin/src/capabilities/evento/(ListaDeEventos|useEventos)'),
  },
  {
    // A client's pages: status, documents, approvals.
    name: 'expediente',
    minShareCount: 2,
    test: modules(
      '/admin/src/capabilities/(cliente|carpeta|medio-aprobacion)/',
      '/admin/src/capabilities/adjudicado/CampoDe',
      '/domain/src/(medio|documento|plan|riesgo)/',
    ),
  },
  {
    // Their rules would bring the pieces of a client along to whatever they were put together with.
    name: 'importacion',
    minShareCount: 2,
    test: modules('/domain/src/importacion/', '/admin/src/capabilities/importacion/tipos\\.ts$'),
  },
  {
    // The administrator's forms, together: each file has its name in the first load of everybody. Two lists of theirs stand without forms.
    name: 'sistema',
    test: modules(
      '/admin/src/capabilities/usuario/(campos|ContrasenaTemporalDialog|UsuarioCreate|UsuarioEdit)\\.tsx$',
      '/admin/src/capabilities/(cuenta-servicio|suscripcion|derecho-titular|limite)/(?!CuentaServicioList)\\w+(\\.actos)?\\.tsx?$(?<!index\\.ts)',
      '/domain/src/(cuenta-servicio|suscripcion|derecho-titular|limite)/',
    ),
  },
  // Pieces of one capability each: merged with those of others they would come along with them.
  ...['asamblea', 'buro', 'tarea', 'solicitud-de-pago', 'orden-de-compra'].map((name) => ({
    name,
    minShareCount: 2,
    test: modules(`/(admin/src/capabilities|domain/src)/${name}/(?!Documentos)`),
  })),
  {
    // Notes, pledges, contracts and their formats: the same people, one after the other.
    name: 'legal',
    minShareCount: 2,
    test: modules(
      '/(admin/src/capabilities|domain/src)/(contrato|pagare|prenda|formato|legal)/',
      '/admin/src/ui/(comparison/|rich-text/(IdleRichTextField|IdleText|sheetSx|mergeFieldText)\\.tsx?$)',
    ),
  },
  {
    // Files that are dropped or chosen.
    name: 'archivos',
    minShareCount: 2,
    test: modules('/node_modules/(react-dropzone|file-selector|attr-accept)/', '/admin/src/ui/upload/'),
  },
  {
    // Lists of documents, and what looks at them.
    name: 'documentos',
    minShareCount: 2,
    test: modules('/admin/src/(ui/viewer|capabilities/(documento|solicitud-de-pago))/'),
  },
  {
    // Minutes as they are shown beside lists: merged with others they would bring the forms along.
    name: 'actas',
    minShareCount: 2,
    test: modules('/admin/src/capabilities/(acta/(ActaPreview|ActaField)|adjudicado/EnOtroMes)\\.tsx$'),
  },
  {
    // The rest of ours, together where nearly the same screens use it. The PDF viewer stays apart.
    name: 'piezas',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 26_000,
    test: modules('/admin/src/(?!ui/(pdf|viewer))', '/domain/src/'),
  },
];

/** For Rolldown: the first group that fits takes a module. */
export const chunks = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
