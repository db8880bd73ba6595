import { mensajes } from '@adjudica/domain';
import AccountBoxOutlined from '@mui/icons-material/AccountBoxOutlined';
import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MapsHomeWorkOutlined from '@mui/icons-material/MapsHomeWorkOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SecurityOutlined from '@mui/icons-material/SecurityOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { AccesoInusualList } from './capabilities/acceso-inusual';
import { GenerarActa, ListadoActas } from './capabilities/acta';
import { Atrasados, InicioEjecutivo, ListadoAdjudicados } from './capabilities/adjudicado';
import { Calendario, InicioAsistente, PrimeraAsamblea } from './capabilities/asamblea';
import { AuditoriaList } from './capabilities/auditoria';
import { AusenciaList } from './capabilities/ausencia';
import { BuroDeCredito } from './capabilities/buro';
import { CartaDeSalida, ListaDeCartas } from './capabilities/carta-salida';
import { RevisionDeCaso } from './capabilities/caso/pantallas';
import { EntradaDeCliente, EstadoDeCliente } from './capabilities/cliente';
import { ListaDeConcesionarios } from './capabilities/concesionario';
import { ConsultaDeCliente } from './capabilities/consulta-cliente';
import { Contrato, ListaDeContratos, NuevoContrato } from './capabilities/contrato';
import { CorreoList } from './capabilities/correo';
import { CuentaServicioCreate, CuentaServicioEdit, CuentaServicioList } from './capabilities/cuenta-servicio';
import { DecisionList, SalvedadList } from './capabilities/decision';
import { DerechoTitularEdit, DerechoTitularList } from './capabilities/derecho-titular';
import { DocumentosDeCliente, VisorDeDocumentos } from './capabilities/documento/pantallas';
import { ComentarioDeRsa } from './capabilities/evento';
import { EditarFormato, Formato, ListaDeFormatos, NuevoFormato } from './capabilities/formato';
import { FormatoReporteCreate, FormatoReporteEdit, FormatoReporteList } from './capabilities/formato-reporte';
import { ImportacionCreate, ImportacionList, ImportacionReporte } from './capabilities/importacion';
import { Inicio } from './capabilities/inicio';
import { InicioJefatura } from './capabilities/inicio-jefatura';
import { InicioRiesgo } from './capabilities/inicio-riesgo';
import { InicioSistema } from './capabilities/inicio-sistema';
import { DelegacionList, LimiteList } from './capabilities/limite';
import { CoincidenciaList } from './capabilities/lista-control';
import { ListaDeMedios, Medio, NuevoMedio } from './capabilities/medio-aprobacion';
import { Memo } from './capabilities/memo';
import { OperacionInusualList } from './capabilities/operacion-inusual';
import { ListaDeOrdenes, NuevaOrden, Orden } from './capabilities/orden-de-compra';
import { EditorDePagare, GeneradorDePagare, ListaDePagares } from './capabilities/pagare';
import { PlazoList } from './capabilities/plazo';
import { ListaDePrendas, Prenda } from './capabilities/prenda';
import { Recorrido } from './capabilities/recorrido';
import { ReglaAdjudicacionList } from './capabilities/regla-adjudicacion';
import { PrepararReporte, ReporteControlList } from './capabilities/reporte-control';
import { ListaDePagos, NuevoPago, Pago } from './capabilities/solicitud-de-pago';
import { EnvioEventoList, SuscripcionCreate, SuscripcionEdit, SuscripcionList } from './capabilities/suscripcion';
import { ListaDeTareas } from './capabilities/tarea';
import { InicioLegal } from './capabilities/tramite-legal';
import { UsuarioCreate, UsuarioEdit, UsuarioList } from './capabilities/usuario';
import { type Areas, homePath, type MenuGroup, type MenuItem, type Screen } from './ui/navigation';

/** ASA-065; the head and the managers come by the notice of what was issued. */
const minutesScreen: Screen = {
  path: 'listado-actas',
  title: 'Listado de actas',
  permiso: 'acta:leer',
  component: ListadoActas,
};
const homeScreen: Screen = { path: homePath, title: mensajes.NAV.inicio, permiso: null, component: Inicio };
/** TAR-001, NAV-508: opened from 'Tareas de hoy: n' of every home. */
const taskScreen: Screen = {
  path: 'lista-de-tareas',
  title: mensajes.TAR.descripcionDeTarea,
  permiso: 'tarea:propia',
  component: ListaDeTareas,
};
/** The texts of the clauses: whoever reads them sees them all, Legal writes. */
const formatScreens: readonly Screen[] = [
  {
    path: 'formatos/nuevo',
    title: mensajes.propios.formatoNuevo,
    permiso: 'formato:escribir',
    component: NuevoFormato,
  },
  { path: 'formatos', title: mensajes.propios.formatosTitulo, permiso: 'formato:leer', component: ListaDeFormatos },
  { path: 'formatos/:formatoId', title: mensajes.propios.formatosTitulo, permiso: 'formato:leer', component: Formato },
  {
    path: 'formatos/:formatoId/editar',
    title: mensajes.propios.formatoEditar,
    permiso: 'formato:escribir',
    component: EditarFormato,
  },
];
const formatItem: MenuItem = { label: mensajes.propios.formatosTitulo, icon: ArticleOutlined, path: 'formatos' };
/** The board of the plans that are over their term. */
const lateItem: MenuItem = { label: mensajes.propios.atrasados, icon: AlarmOutlined, path: 'atrasados' };
const homeItem: MenuItem = { label: mensajes.NAV.inicio, icon: HomeOutlined, path: homePath };

/** CLI-001, CLI-002, NAV-504, NAV-519, NAV-521: the same two pages under four prefixes. */
const clientScreens: readonly Screen[] = [
  {
    path: 'estado-cliente',
    title: mensajes.NAV.estadoCliente,
    permiso: 'cliente:leer',
    component: EntradaDeCliente,
  },
  {
    path: 'estado-cliente/:cedula',
    title: mensajes.NAV.estadoCliente,
    permiso: 'cliente:leer',
    component: EstadoDeCliente,
  },
  // CLI-003, JOR-500: its breadcrumb leads back to the choice of the client.
  {
    path: 'estado-cliente/:cedula/:planId',
    title: mensajes.NAV.estadoCliente,
    permiso: 'evento:leer',
    component: Recorrido,
  },
];
/** DOC-001, NAV-504, NAV-519, NAV-521: the viewer and a client's documents, under the same four prefixes. */
const documentScreens: readonly Screen[] = [
  {
    path: 'documentos-cliente',
    title: mensajes.DOC.visorDeDocumentos,
    permiso: 'documento:leer',
    component: VisorDeDocumentos,
  },
  {
    path: 'documentos-cliente/:cedula',
    title: mensajes.NAV.documentosCliente,
    permiso: 'documento:leer',
    component: DocumentosDeCliente,
  },
];
/** NAV-505, NAV-519: the list and one approval under three prefixes; risk makes none, nor do the managers. */
const meansScreens: readonly Screen[] = [
  {
    path: 'medio-aprobacion',
    of: 'medio-aprobacion',
    title: mensajes.NAV.mediosDeAprobacion,
    permiso: 'medio:leer',
    component: ListaDeMedios,
    recordRepresentation: ({ id }) => mensajes.propios.medioTitulo(Number(id)),
  },
  {
    path: 'medio-aprobacion/:medioId',
    of: 'medio-aprobacion',
    title: mensajes.NAV.mediosDeAprobacion,
    permiso: 'medio:leer',
    component: Medio,
  },
];
/** LEG-513, LEG-517, LEG-518: pledges; both pages lead back to the list unless the navigation names a note. */
const pledgeScreens: readonly Screen[] = [
  { path: 'prenda-comercial', title: mensajes.NAV.prendaComercial, permiso: 'prenda:leer', component: ListaDePrendas },
  {
    path: 'prenda-comercial/nuevo',
    title: mensajes.NAV.prendaComercial,
    permiso: 'prenda:escribir',
    component: Prenda,
  },
  {
    path: 'prenda-comercial/:numeroPagare',
    title: mensajes.NAV.prendaComercial,
    permiso: 'prenda:leer',
    component: Prenda,
  },
];
/** LEG-509…540: whoever is told of a note opens it; legal makes them. */
const noteScreen: Screen = {
  path: 'pagare/:numeroPagare',
  of: 'pagare',
  title: mensajes.LEG.editor,
  permiso: 'pagare:leer',
  component: EditorDePagare,
  recordRepresentation: ({ id }) => mensajes.propios.pagareTitulo(Number(id)),
};
const noteScreens: readonly Screen[] = [
  { path: 'pagare', of: 'pagare', title: mensajes.LEG.pagares, permiso: 'pagare:leer', component: ListaDePagares },
  {
    path: 'pagare/nuevo',
    of: 'pagare',
    title: mensajes.LEG.generador,
    permiso: 'pagare:escribir',
    component: GeneradorDePagare,
  },
  {
    path: 'pagare/inicio/nuevo/:cedula',
    of: 'pagare',
    title: mensajes.LEG.generador,
    permiso: 'pagare:escribir',
    component: GeneradorDePagare,
  },
  {
    path: 'pagare/nuevo/documento',
    of: 'pagare',
    title: mensajes.LEG.editor,
    permiso: 'pagare:escribir',
    component: EditorDePagare,
  },
  noteScreen,
];
const newMeansScreen: Screen = {
  path: 'medio-aprobacion/nuevo',
  of: 'medio-aprobacion',
  title: mensajes.propios.medioNuevo,
  permiso: 'medio:escribir',
  component: NuevoMedio,
};
const meansItem: MenuItem = {
  label: mensajes.NAV.mediosDeAprobacion,
  icon: VerifiedOutlined,
  path: 'medio-aprobacion',
};
/** NAV-506: the list, one order and a new one under both prefixes. */
const orderScreens: readonly Screen[] = [
  {
    path: 'orden-de-compra/nuevo',
    of: 'orden-de-compra',
    title: mensajes.ORD.emision,
    permiso: 'orden:escribir',
    component: NuevaOrden,
  },
  {
    path: 'orden-de-compra',
    of: 'orden-de-compra',
    title: mensajes.NAV.ordenesDeCompra,
    permiso: 'orden:leer',
    component: ListaDeOrdenes,
    recordRepresentation: ({ id }) => mensajes.ORD.numero(Number(id)),
  },
  {
    path: 'orden-de-compra/:ordenId',
    of: 'orden-de-compra',
    title: mensajes.NAV.ordenesDeCompra,
    permiso: 'orden:leer',
    component: Orden,
  },
];
/** NAV-509, CAR-500, CAR-506: the list and the letter under two prefixes; who writes it is the act's affair. */
const letterListScreen: Screen = {
  path: 'carta-salida',
  of: 'carta-salida',
  title: mensajes.NAV.cartaDeSalida,
  permiso: 'carta:leer',
  component: ListaDeCartas,
};
const letterScreen: Screen = {
  path: 'carta-salida/nuevo',
  of: 'carta-salida',
  title: mensajes.CAR.titulo,
  permiso: 'carta:leer',
  component: CartaDeSalida,
};
const letterItem: MenuItem = {
  label: mensajes.NAV.cartaDeSalida,
  icon: LocalShippingOutlined,
  path: letterListScreen.path,
  filter: { producto: '01' },
};
/** Of CasaPlan: what is delivered without a letter. */
const housesGroup: MenuGroup = {
  label: mensajes.propios.casaPlan,
  entries: [
    {
      label: mensajes.propios.entregasDeInmuebles,
      icon: MapsHomeWorkOutlined,
      path: letterListScreen.path,
      filter: { producto: '02' },
    },
  ],
};
const ordersItem: MenuItem = {
  label: mensajes.NAV.ordenesDeCompra,
  icon: ReceiptLongOutlined,
  path: 'orden-de-compra',
};
const documentsItem: MenuItem = {
  label: mensajes.NAV.documentosCliente,
  icon: FolderOpenOutlined,
  path: 'documentos-cliente',
};
const clientItem: MenuItem = { label: mensajes.NAV.estadoCliente, icon: AccountBoxOutlined, path: 'estado-cliente' };
/** What the head and the managers look at over all areas. */
const decisionsScreen: Screen = {
  path: 'decisiones',
  title: mensajes.propios.decisionesTitulo,
  permiso: 'decision:leer',
  component: DecisionList,
};
const exceptionsScreen: Screen = {
  path: 'salvedades',
  title: mensajes.propios.salvedadesTitulo,
  permiso: 'decision:leer',
  component: SalvedadList,
};
/** NAV-510, NAV-512: the head's only. */
const awardedScreen: Screen = {
  path: 'clientes-asignados',
  title: mensajes.NAV.listadoAdjudicados,
  permiso: 'adjudicacion:leer',
  component: ListadoAdjudicados,
};
const awardedItem: MenuItem = {
  label: mensajes.NAV.listadoAdjudicados,
  icon: EmojiEventsOutlined,
  path: awardedScreen.path,
};
/** NAV-510, NAV-514: in the head's tree only. */
const dealersScreen: Screen = {
  path: 'concesionario',
  of: 'concesionario',
  title: mensajes.CON.concesionarios,
  permiso: 'concesionario:leer',
  component: ListaDeConcesionarios,
};
/** Whose work somebody else does for some days. */
const absencesScreen: Screen = {
  path: 'ausencia',
  title: mensajes.propios.ausenciasTitulo,
  permiso: 'ausencia:administrar',
  resource: { list: AusenciaList },
};
/** Who may be in a list of politically exposed or sanctioned persons. */
const controlListScreen: Screen = {
  path: 'coincidencia',
  title: mensajes.propios.coincidenciasTitulo,
  permiso: 'lista-control:leer',
  resource: { list: CoincidenciaList },
};
/** Files for the control bodies. */
const reportScreens: readonly Screen[] = [
  {
    path: 'reporte-control/nuevo',
    title: mensajes.propios.reportePreparar,
    permiso: 'reporte-control:leer',
    component: PrepararReporte,
  },
  {
    path: 'reporte-control',
    title: mensajes.propios.reportesTitulo,
    permiso: 'reporte-control:leer',
    resource: { list: ReporteControlList },
  },
];
const reportsItem: MenuItem = {
  label: mensajes.propios.reportesTitulo,
  icon: SummarizeOutlined,
  path: 'reporte-control',
};
const unusualScreen: Screen = {
  path: 'operacion-inusual',
  title: mensajes.propios.operacionesInusualesTitulo,
  permiso: 'operacion-inusual:leer',
  resource: { list: OperacionInusualList },
};
const unusualItem: MenuItem = { label: unusualScreen.title, icon: ReportOutlined, path: unusualScreen.path };
const controlListItem: MenuItem = {
  label: controlListScreen.title,
  icon: PersonSearchOutlined,
  path: controlListScreen.path,
};
const administrationGroup: MenuGroup = {
  label: mensajes.NAV.administracion,
  entries: [
    { label: mensajes.NAV.concesionario, icon: StorefrontOutlined, path: dealersScreen.path },
    { label: absencesScreen.title, icon: SwapHorizOutlined, path: absencesScreen.path },
  ],
};
/** PAG-500, PAG-507, PAG-515: payment orders under two prefixes; the managers make none. */
const paymentScreens: readonly Screen[] = [
  {
    path: 'solicitud-de-pago/nuevo',
    of: 'solicitud-de-pago',
    title: mensajes.PAG.nueva,
    permiso: 'pago:crear',
    component: NuevoPago,
  },
  {
    path: 'solicitud-de-pago',
    of: 'solicitud-de-pago',
    title: mensajes.PAG.ordenesDePago,
    permiso: 'pago:leer',
    component: ListaDePagos,
    recordRepresentation: ({ id }) => mensajes.PAG.titulo(Number(id)),
  },
  {
    path: 'solicitud-de-pago/:pagoId',
    of: 'solicitud-de-pago',
    title: mensajes.PAG.ordenesDePago,
    permiso: 'pago:leer',
    component: Pago,
  },
];
/** NAV-513, NAV-517: two spellings. */
const paymentsItem = (label: string): MenuItem => ({ label, icon: PaymentsOutlined, path: 'solicitud-de-pago' });
const motorPlanGroup = (payments: string): MenuGroup => ({
  label: mensajes.NAV.motorPlan,
  entries: [ordersItem, paymentsItem(payments), letterItem],
});
/** What is blank and what contradicts in the papers of a plan, before they are signed. */
const reviewScreen: Screen = {
  path: 'revision/:planId',
  title: mensajes.propios.casoRevision,
  permiso: 'caso:leer',
  component: RevisionDeCaso,
};
/** LEG-565: a plan's contract, to write for legal and to read for the head, whom its notice leads there. */
const contractScreen: Screen = {
  path: 'contrato/:planId',
  title: mensajes.LEG.editorDeContrato,
  permiso: 'contrato:leer',
  component: Contrato,
};
const contractScreens: readonly Screen[] = [
  { path: 'contrato', title: mensajes.NAV.contratos, permiso: 'contrato:leer', component: ListaDeContratos },
  {
    path: 'contrato/nuevo',
    title: mensajes.LEG.editorDeContrato,
    permiso: 'contrato:escribir',
    component: NuevoContrato,
  },
  contractScreen,
];
const contractsItem: MenuItem = { label: mensajes.NAV.contratos, icon: GavelOutlined, path: 'contrato' };
/** NAV-527 */
const contractsGroup: MenuGroup = {
  label: mensajes.NAV.contratos,
  entries: [
    { label: mensajes.NAV.pagareSaldoDeudor, icon: RequestQuoteOutlined, path: 'pagare' },
    { label: mensajes.NAV.prendaComercial, icon: SecurityOutlined, path: 'prenda-comercial' },
    contractsItem,
  ],
};
/** NAV-512, NAV-516 */
const awardedGroup: MenuGroup = { label: mensajes.NAV.adjudicados, entries: [clientItem, documentsItem, meansItem] };
const decisionsGroup: MenuGroup = {
  label: mensajes.propios.decisionesGrupo,
  entries: [
    { label: decisionsScreen.title, icon: TaskAltOutlined, path: decisionsScreen.path },
    { label: exceptionsScreen.title, icon: FactCheckOutlined, path: exceptionsScreen.path },
    controlListItem,
    reportsItem,
    unusualItem,
  ],
};

/**
 * THE table of screens: prefix → screens and menu. Who may open a screen is not written here: each row names a permission and the
 * role table of the rules package answers, the same that the API enforces. App, menu and breadcrumbs only read.
 *
 * To add a screen: write it in `capabilities/<x>/`, export it lazily from that folder's `index.ts`, add (or fill) its row in `screens`
 * and, if it stands in the menu, its entry in `menu`. A row whose `component` is null is reserved: no route, no menu entry.
 */
export const areas: Areas = {
  '/asistente': {
    name: 'Asambleas',
    screens: [
      { ...homeScreen, component: InicioAsistente },
      ...['consulta-cliente', 'consulta-cliente/:clienteId'].map(
        (path): Screen => ({
          path,
          title: mensajes.propios.consultaDeCliente,
          permiso: 'consulta:leer',
          component: ConsultaDeCliente,
        }),
      ),
      { path: 'generar-acta', title: mensajes.ASA.generarActa, permiso: 'participante:leer', component: GenerarActa },
      minutesScreen,
      {
        path: 'calendario-asambleas',
        title: 'Calendario de asambleas',
        permiso: 'asamblea:leer',
        component: Calendario,
      },
      { path: 'memo-asambleas', title: 'Memo de asambleas', permiso: 'memo:leer', component: Memo },
      { path: 'primera-asamblea', title: 'Primera asamblea', permiso: 'asamblea:leer', component: PrimeraAsamblea },
      // CAR-521: department 008 alone
      {
        path: 'comentario-rsa',
        title: mensajes.propios.comentarioRsa,
        permiso: 'evento:comentar',
        component: ComentarioDeRsa,
      },
      taskScreen,
    ],
    menu: [
      homeItem,
      { label: mensajes.propios.consultaDeCliente, icon: AccountBoxOutlined, path: 'consulta-cliente' },
      { label: mensajes.ASA.generarActa, icon: PlaylistAddCheckOutlined, path: 'generar-acta' },
      { label: 'Listado de actas', icon: InventoryOutlined, path: 'listado-actas' },
      { label: 'Calendario de asambleas', icon: CalendarMonthOutlined, path: 'calendario-asambleas' },
      { label: 'Memo de asambleas', icon: StickyNote2Outlined, path: 'memo-asambleas' },
      { label: 'Primera asamblea', icon: RocketLaunchOutlined, path: 'primera-asamblea' },
      { label: mensajes.propios.comentarioRsa, icon: AddCommentOutlined, path: 'comentario-rsa' },
    ],
  },
  '/ejecutivo': {
    name: 'Adjudicaciones',
    screens: [
      { ...homeScreen, component: InicioEjecutivo },
      ...clientScreens,
      ...documentScreens,
      newMeansScreen,
      ...meansScreens,
      ...orderScreens,
      letterListScreen,
      letterScreen,
      ...paymentScreens,
      taskScreen,
    ],
    menu: [homeItem, awardedGroup, motorPlanGroup(mensajes.NAV.ordenesDePagoEjecutivo), housesGroup],
  },
  '/jftadj': {
    name: 'Jefatura de adjudicaciones',
    screens: [
      { ...homeScreen, component: InicioJefatura },
      awardedScreen,
      { path: 'atrasados', title: mensajes.propios.atrasados, permiso: 'tablero:leer', component: Atrasados },
      decisionsScreen,
      exceptionsScreen,
      controlListScreen,
      ...reportScreens,
      unusualScreen,
      dealersScreen,
      absencesScreen,
      ...clientScreens,
      ...documentScreens,
      newMeansScreen,
      ...meansScreens,
      ...orderScreens,
      letterListScreen,
      letterScreen,
      ...paymentScreens,
      contractScreen,
      reviewScreen,
      noteScreen,
      minutesScreen,
      taskScreen,
    ],
    menu: [
      homeItem,
      { ...awardedGroup, entries: [awardedItem, ...awardedGroup.entries, lateItem] },
      motorPlanGroup(mensajes.NAV.ordenesDePagoJefatura),
      housesGroup,
      decisionsGroup,
      administrationGroup,
    ],
  },
  '/riesgo': {
    name: 'Riesgos',
    screens: [
      { ...homeScreen, component: InicioRiesgo },
      {
        path: 'buro-credito',
        title: mensajes.NAV.buroDeCredito,
        permiso: 'buro:consultar',
        component: BuroDeCredito,
      },
      ...clientScreens,
      ...documentScreens,
      ...meansScreens,
      controlListScreen,
      ...reportScreens,
      unusualScreen,
      taskScreen,
    ],
    // NAV-520, NAV-527: their documents are reached from the tiles of the home page.
    menu: [
      homeItem,
      clientItem,
      { label: mensajes.NAV.buroDeCredito, icon: SpeedOutlined, path: 'buro-credito' },
      meansItem,
      controlListItem,
      reportsItem,
      unusualItem,
    ],
  },
  '/legal': {
    name: 'Legal',
    screens: [
      { ...homeScreen, component: InicioLegal },
      ...clientScreens,
      ...documentScreens,
      ...noteScreens,
      ...pledgeScreens,
      ...contractScreens,
      reviewScreen,
      ...formatScreens,
      controlListScreen,
      ...reportScreens,
      taskScreen,
    ],
    menu: [homeItem, clientItem, contractsGroup, formatItem, controlListItem, reportsItem],
  },
  '/sistema': {
    name: 'Sistema',
    screens: [
      { ...homeScreen, component: InicioSistema },
      {
        path: 'usuario',
        title: 'Usuarios',
        permiso: 'usuario:administrar',
        resource: { list: UsuarioList, create: UsuarioCreate, edit: UsuarioEdit },
      },
      {
        path: 'cuenta-servicio',
        title: mensajes.propios.cuentasTitulo,
        permiso: 'cuenta:administrar',
        resource: { list: CuentaServicioList, create: CuentaServicioCreate, edit: CuentaServicioEdit },
      },
      {
        path: 'suscripcion',
        title: mensajes.propios.suscripcionesTitulo,
        permiso: 'suscripcion:administrar',
        resource: { list: SuscripcionList, create: SuscripcionCreate, edit: SuscripcionEdit },
      },
      {
        path: 'envio-evento',
        title: mensajes.propios.enviosTitulo,
        permiso: 'suscripcion:administrar',
        resource: { list: EnvioEventoList },
      },
      {
        path: 'derecho-titular',
        title: mensajes.propios.derechosTitulo,
        permiso: 'derecho:atender',
        resource: { list: DerechoTitularList, edit: DerechoTitularEdit },
      },
      {
        path: 'importacion',
        title: 'Importación',
        permiso: 'importacion:administrar',
        resource: { list: ImportacionList, create: ImportacionCreate, edit: ImportacionReporte },
        recordRepresentation: ({ nombreArchivo }) => nombreArchivo,
      },
      {
        path: 'plazo',
        title: mensajes.propios.plazosTitulo,
        permiso: 'ajuste:administrar',
        resource: { list: PlazoList },
      },
      {
        path: 'regla-adjudicacion',
        title: mensajes.propios.reglasDeAdjudicacion,
        permiso: 'ajuste:administrar',
        resource: { list: ReglaAdjudicacionList },
      },
      {
        path: 'limite',
        title: mensajes.propios.limitesTitulo,
        permiso: 'ajuste:administrar',
        resource: { list: LimiteList },
      },
      {
        path: 'delegacion',
        title: mensajes.propios.delegacionesTitulo,
        permiso: 'ajuste:administrar',
        resource: { list: DelegacionList },
      },
      {
        path: 'formato-reporte',
        title: mensajes.propios.formatosDeReporteTitulo,
        permiso: 'ajuste:administrar',
        resource: { list: FormatoReporteList, create: FormatoReporteCreate, edit: FormatoReporteEdit },
      },
      {
        path: 'correo',
        title: mensajes.propios.correosTitulo,
        permiso: 'correo:administrar',
        resource: { list: CorreoList },
      },
      {
        path: 'acceso-inusual',
        title: mensajes.propios.accesosInusualesTitulo,
        permiso: 'auditoria:leer',
        resource: { list: AccesoInusualList },
      },
      { path: 'auditoria', title: 'Auditoría', permiso: 'auditoria:leer', resource: { list: AuditoriaList } },
    ],
    menu: [
      homeItem,
      { label: 'Usuarios', icon: GroupOutlined, path: 'usuario' },
      { label: mensajes.propios.cuentasTitulo, icon: KeyOutlined, path: 'cuenta-servicio' },
      { label: mensajes.propios.suscripcionesTitulo, icon: CampaignOutlined, path: 'suscripcion' },
      { label: mensajes.propios.enviosTitulo, icon: OutboxOutlined, path: 'envio-evento' },
      { label: mensajes.propios.derechosTitulo, icon: PrivacyTipOutlined, path: 'derecho-titular' },
      { label: 'Importación', icon: UploadFileOutlined, path: 'importacion' },
      { label: mensajes.propios.plazosTitulo, icon: EventRepeatOutlined, path: 'plazo' },
      { label: mensajes.propios.reglasDeAdjudicacion, icon: RuleOutlined, path: 'regla-adjudicacion' },
      { label: mensajes.propios.limitesTitulo, icon: PriceCheckOutlined, path: 'limite' },
      { label: mensajes.propios.delegacionesTitulo, icon: SwapHorizOutlined, path: 'delegacion' },
      { label: mensajes.propios.formatosDeReporteTitulo, icon: SummarizeOutlined, path: 'formato-reporte' },
      { label: mensajes.propios.correosTitulo, icon: MarkEmailUnreadOutlined, path: 'correo' },
      { label: mensajes.propios.accesosInusualesTitulo, icon: VisibilityOutlined, path: 'acceso-inusual' },
      { label: 'Auditoría', icon: FactCheckOutlined, path: 'auditoria' },
    ],
  },
};
