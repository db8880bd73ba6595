/**
 * Roles with their department, prefix and permissions; menus, routes and the API read this table (AUT-021…024, NAV-501). A new capability adds `const
 * permisosX = { 'recurso:accion': [roles] } as const satisfies TablaDePermisos` and spreads it into `tabla`; the type `Permiso` follows.
 */

/** GEN-006 / GEN-510: 007 and 009–014 exist without a name and cannot be assigned. */
export const departamentos = [
  { codigo: '001', nombre: 'Call Center' },
  { codigo: '002', nombre: 'Adjudicaciones' },
  { codigo: '003', nombre: 'Legal' },
  { codigo: '004', nombre: 'Riesgos' },
  { codigo: '005', nombre: 'Director Asamblea' },
  { codigo: '006', nombre: 'Comercial' },
  { codigo: '007', nombre: null },
  { codigo: '008', nombre: 'RSA' },
  { codigo: '009', nombre: null },
  { codigo: '010', nombre: null },
  { codigo: '011', nombre: null },
  { codigo: '012', nombre: null },
  { codigo: '013', nombre: null },
  { codigo: '014', nombre: null },
  { codigo: '015', nombre: 'Cobranzas' },
] as const satisfies readonly { readonly codigo: string; readonly nombre: string | null }[];

export type CodigoDepartamento = (typeof departamentos)[number]['codigo'];
export const DEPARTAMENTO_DE_ADJUDICACIONES = '002';
export const DEPARTAMENTO_LEGAL = '003';
export const DEPARTAMENTO_DE_RIESGO = '004';

export const prefijos = ['/asistente', '/ejecutivo', '/riesgo', '/legal', '/jftadj', '/sistema'] as const;
export type Prefijo = (typeof prefijos)[number];

/** Role (its value is its display name) → department and prefix. `idDepartamento` null = outside the departments. */
export const roles = {
  'Asistente Asamblea': { idDepartamento: '002', prefijo: '/asistente' },
  'Director Asamblea': { idDepartamento: '005', prefijo: '/asistente' },
  Comercial: { idDepartamento: '006', prefijo: '/asistente' },
  'Servicio al cliente': { idDepartamento: '001', prefijo: '/asistente' },
  RSA: { idDepartamento: '008', prefijo: '/asistente' },
  Cobranzas: { idDepartamento: '015', prefijo: '/asistente' },
  'Ejecutivo Adjudicaciones': { idDepartamento: '002', prefijo: '/ejecutivo' },
  'Jefatura Adjudicaciones': { idDepartamento: '002', prefijo: '/jftadj' },
  'Gerente General': { idDepartamento: null, prefijo: '/jftadj' },
  'Gerente Financiero': { idDepartamento: null, prefijo: '/jftadj' },
  Riesgo: { idDepartamento: '004', prefijo: '/riesgo' },
  Legal: { idDepartamento: '003', prefijo: '/legal' },
  'Asistente Legal': { idDepartamento: '003', prefijo: '/legal' },
  'Administrador del sistema': { idDepartamento: null, prefijo: '/sistema' },
} as const satisfies Record<string, { readonly idDepartamento: CodigoDepartamento | null; readonly prefijo: Prefijo }>;

export type Rol = keyof typeof roles;
export const listaDeRoles = Object.keys(roles) as readonly Rol[];

/** The signed-in user, everywhere (AUT-008, GEN-509). */
export interface UsuarioSesion {
  idSaad: number;
  usuario: string;
  nombre: string;
  apellido: string;
  role: Rol;
  idDepartamento: CodigoDepartamento | null;
}

type TablaDePermisos = Record<`${string}:${string}`, readonly Rol[]>;

const todos: readonly Rol[] = listaDeRoles;
const administrador = ['Administrador del sistema'] as const satisfies readonly Rol[];
const gerencias = ['Gerente General', 'Gerente Financiero'] as const satisfies readonly Rol[];
const jefatura = ['Jefatura Adjudicaciones'] as const satisfies readonly Rol[];
const gestoresDeAsamblea = ['Asistente Asamblea', 'Director Asamblea'] as const satisfies readonly Rol[];
const restoDeAsistente = ['Servicio al cliente', 'RSA', 'Cobranzas'] as const satisfies readonly Rol[];
const lectoresDeAsambleaEnPdf = [
  ...gestoresDeAsamblea,
  ...restoDeAsistente,
  ...jefatura,
  ...gerencias,
] as const satisfies readonly Rol[];
const lectoresDeAsamblea = [...lectoresDeAsambleaEnPdf, 'Comercial'] as const satisfies readonly Rol[];
const lectoresDeAdjudicados = [
  'Ejecutivo Adjudicaciones',
  ...jefatura,
  ...gerencias,
  'Riesgo',
  'Legal',
  'Asistente Legal',
] as const satisfies readonly Rol[];

/** promesas.md, row "Assembly dates, participants, awards, minutes"; ASA-059…062, AUT-028. */
const permisosDeAsamblea = {
  'asamblea:leer': lectoresDeAsamblea,
  'asamblea:crear': gestoresDeAsamblea,
  /** While it is open. */
  'asamblea:corregir': gestoresDeAsamblea,
  /** While it is open, the last of its group, and without marks. */
  'asamblea:eliminar': gestoresDeAsamblea,
  /** Calendar spreadsheet (ASA-071): a read of what the calendar shows, so every reader has it. */
  'asamblea:excel': lectoresDeAsamblea,
  'participante:leer': lectoresDeAsamblea,
  'participante:marcar': gestoresDeAsamblea,
  'participante:pdf': lectoresDeAsambleaEnPdf,
  'participante:excel': ['Comercial'],
  'acta:leer': lectoresDeAsamblea,
  'acta:extracto': [...lectoresDeAsamblea, 'Ejecutivo Adjudicaciones', 'Legal', 'Asistente Legal'],
  'acta:vista-previa': gestoresDeAsamblea,
  'acta:generar': gestoresDeAsamblea,
  'acta:regenerar': gestoresDeAsamblea,
  /** Evidence of an assembly: frozen list, copies, certificates. */
  'constancia:leer': lectoresDeAsambleaEnPdf,
  'constancia:escribir': gestoresDeAsamblea,
  /** The draw of an assembly: two users enter its number. */
  'sorteo:leer': lectoresDeAsambleaEnPdf,
  'sorteo:escribir': gestoresDeAsamblea,
  'memo:leer': lectoresDeAsamblea,
  'memo:generar': gestoresDeAsamblea,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Awardee list; withdraw, assign". */
const permisosDeAdjudicacion = {
  'adjudicacion:leer': lectoresDeAdjudicados,
  'adjudicacion:retirar': jefatura,
  'adjudicacion:reasignar': jefatura,
  /** Assigns the plan to an executive (ADJ-515). */
  'adjudicacion:asignar': jefatura,
} as const satisfies TablaDePermisos;

/** promesas.md, rows "Client, application, spouse, depositario" and "Financial, references". Pages follow 'Client'. */
const lectoresDeCliente = lectoresDeAdjudicados;
const adjudicaciones = ['Ejecutivo Adjudicaciones', ...jefatura] as const satisfies readonly Rol[];
const escritoresDeSolicitud = [
  ...adjudicaciones,
  'Riesgo',
  'Legal',
  'Asistente Legal',
] as const satisfies readonly Rol[];
const escritoresDeFinanzas = [...adjudicaciones, 'Riesgo'] as const satisfies readonly Rol[];

const permisosDeCliente = {
  'cliente:leer': lectoresDeCliente,
  'solicitud:leer': lectoresDeCliente,
  'solicitud:escribir': escritoresDeSolicitud,
  'conyuge:leer': lectoresDeCliente,
  'conyuge:escribir': escritoresDeSolicitud,
  'garante:leer': lectoresDeCliente,
  'garante:escribir': escritoresDeSolicitud,
  'depositario:leer': lectoresDeCliente,
  'depositario:escribir': escritoresDeSolicitud,
  'finanzas:leer': lectoresDeCliente,
  'finanzas:escribir': escritoresDeFinanzas,
  'referencia:leer': lectoresDeCliente,
  'referencia:escribir': escritoresDeFinanzas,
  /** EST-519, EST-520: Ejecutivo and Jefatura add and edit, Riesgo edits and confirms. */
  'referencia:crear': adjudicaciones,
  'referencia:confirmar': ['Riesgo'],
  'movimiento:leer': lectoresDeCliente,
} as const satisfies TablaDePermisos;

const consultan = [...gestoresDeAsamblea, ...restoDeAsistente, 'Comercial', ...lectoresDeCliente] as const;
/** promesas.md, row "Where a plan is; calls, notes, requests": whoever is asked for it by a client, without finances and documents. */
const permisosDeConsulta = {
  'consulta:leer': consultan,
  /** A call to or from the client; who promised to call again has the task. */
  'llamada:registrar': consultan,
  /** Notes on a plan, and requests to colleagues. */
  'nota:escribir': consultan,
} as const satisfies TablaDePermisos;

const conTareas = [...lectoresDeAsamblea, 'Riesgo', 'Legal', 'Asistente Legal', 'Ejecutivo Adjudicaciones'] as const;
const legales = ['Legal', 'Asistente Legal'] as const satisfies readonly Rol[];

/** promesas.md, rows "Documents", "Folder"; DOC-006, DOC-503…505. Which documents of a plan: `domain/documento`. */
const permisosDeDocumento = {
  'documento:leer': lectoresDeCliente,
  'documento:generar': escritoresDeSolicitud,
  'documento:subir': [...adjudicaciones, ...legales],
  /** 002 confirms, 004 reviews: both set the same state. */
  'documento:decidir': [...adjudicaciones, 'Riesgo'],
  'carpeta:enviar': adjudicaciones,
  /** RIE-519: folders by the department that holds them. */
  'carpeta:leer': lectoresDeCliente,
  'carpeta:decidir': ['Riesgo'],
  /** Returns an approved folder to risk: for the roles that decide it or work on it. */
  'carpeta:reabrir': ['Riesgo', 'Legal'],
  /** Row "Dashboards": the figures of the risk home. */
  'carpeta:metricas': [...jefatura, ...gerencias, 'Riesgo'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Tasks": the user's own; all of them for Jefatura, and to read for managers; TAR-502, TAR-509, TAR-513. */
const permisosDeTarea = {
  'tarea:propia': conTareas,
  'tarea:leer-todas': [...jefatura, ...gerencias],
  'tarea:registrar': [...adjudicaciones, 'Riesgo', 'Legal', 'Asistente Legal'],
  'tarea:reasignar': jefatura,
  /** Who looks after the plans and tasks of an absent colleague. */
  'ausencia:administrar': jefatura,
  /** History and journey of a plan follow 'Client'. */
  'evento:leer': lectoresDeCliente,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Bureau report": Riesgo consults (a paid call), the others read what is stored. */
const permisosDeBuro = {
  'buro:consultar': ['Riesgo'],
  'buro:leer': lectoresDeCliente,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Risk parameters, exception, guarantees"; RIE-007, RIE-008, RIE-013, RIE-015…017. */
const permisosDeRiesgo = {
  'riesgo:leer': lectoresDeCliente,
  'riesgo:calcular': [...adjudicaciones, 'Riesgo'],
  'riesgo:marcar': ['Riesgo'],
  'riesgo:exceptuar': ['Riesgo'],
  'riesgo:garantias': ['Riesgo'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Control lists (PEP, sanctions)": risk decides whether somebody found in a list is that person. */
const permisosDeListaDeControl = {
  'lista-control:leer': ['Riesgo', 'Legal', ...gerencias],
  'lista-control:decidir': ['Riesgo'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Reports to control bodies": management, legal and risk make them; unusual operations are risk's. */
const permisosDeReporteDeControl = {
  'reporte-control:leer': ['Riesgo', 'Legal', ...gerencias],
  'reporte-control:generar': ['Riesgo', 'Legal', ...gerencias],
  'operacion-inusual:leer': ['Riesgo', ...gerencias],
  'operacion-inusual:decidir': ['Riesgo'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Approvals"; MED-518, MED-522…525. Insurance and sheet of a plan follow 'Client'. */
const permisosDeMedio = {
  'medio:leer': [...adjudicaciones, ...gerencias, 'Riesgo'],
  'medio:escribir': adjudicaciones,
  'medio:decidir': ['Riesgo'],
  'medio:asignar': jefatura,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Unit of the good; persons of the case": typed by whoever learns it first. */
const permisosDeUnidad = {
  'unidad:leer': lectoresDeCliente,
  'unidad:escribir': [...adjudicaciones, ...legales],
  'papel:leer': lectoresDeCliente,
  'papel:firmar': [...adjudicaciones, ...legales],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Unit of the good; persons of the case": typed by whoever makes or decides order, note, pledge or contract. */
const permisosDeInterviniente = {
  'interviniente:leer': lectoresDeCliente,
  'interviniente:escribir': [...adjudicaciones, ...legales],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Rules of a case, what was known": whoever decides a step, and whoever mends what stands before it. */
const permisosDeCaso = {
  'caso:leer': lectoresDeCliente,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Dealers". */
const permisosDeConcesionario = {
  'concesionario:leer': [...adjudicaciones, ...gerencias],
  'concesionario:escribir': jefatura,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Purchase, payment orders"; ORD-548, ORD-550, ORD-551. What a manager may approve: `orden-de-compra/ciclo`. */
const permisosDeOrden = {
  'orden:leer': [...adjudicaciones, ...gerencias],
  'orden:escribir': adjudicaciones,
  'orden:aprobar': [...jefatura, ...gerencias],
  'orden:anular': jefatura,
  'orden:generar': adjudicaciones,
  /** Leads to the checklist of its payment. */
  'orden:continuar': ['Ejecutivo Adjudicaciones'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Exit letter; delivery proof"; CAR-505…507. */
const permisosDeCarta = {
  'carta:leer': [...adjudicaciones, ...gerencias],
  'carta:generar': jefatura,
  'carta:rechazar': jefatura,
  'carta:entregar': adjudicaciones,
  'carta:citar': adjudicaciones,
  /** Comments of RSA on a plan. */
  'evento:comentar': ['RSA'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Purchase, payment orders"; PAG-510, PAG-522, PAG-523. What a manager may approve: `cuatroOjos.ts`. */
const permisosDePago = {
  'pago:leer': [...adjudicaciones, ...gerencias],
  'pago:crear': adjudicaciones,
  'pago:aprobar': [...jefatura, ...gerencias],
  'pago:anular': jefatura,
  'pago:transferir': [...jefatura, ...gerencias],
  'pago:generar': adjudicaciones,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Formats of clauses": Legal writes and approves (not the same person, `cuatroOjos.ts`), Asistente Legal reads. */
const permisosDeFormato = {
  'formato:leer': legales,
  'formato:escribir': ['Legal'],
  'formato:aprobar': ['Legal'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Pagaré, pledge, contract"; LEG-537…540, LEG-576. Author ≠ approver: `pagare/ciclo`. */
const permisosDePagare = {
  'pagare:leer': lectoresDeCliente,
  'pagare:escribir': legales,
  'pagare:enviar': ['Asistente Legal'],
  'pagare:aprobar': ['Legal'],
  'pagare:pedir-anulacion': legales,
  'pagare:anular': ['Legal'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Pagaré, pledge, contract"; LEG-570…576: the assistant writes, corrects and sends, Legal writes and decides. */
const permisosDeContrato = {
  'contrato:leer': lectoresDeCliente,
  'contrato:escribir': legales,
  'contrato:corregir': ['Asistente Legal'],
  'contrato:enviar': ['Asistente Legal'],
  'contrato:aprobar': ['Legal'],
  'contrato:rechazar': ['Legal'],
  'contrato:ver-todos': ['Legal'],
} as const satisfies TablaDePermisos;

/** promesas.md, row "Pagaré, pledge, contract": the act of the note approves the pledge too. */
const permisosDePrenda = {
  'prenda:leer': lectoresDeCliente,
  'prenda:escribir': legales,
} as const satisfies TablaDePermisos;

/** LEG-500…508: progress of the legal documents, for whoever reads notes and contracts. */
const permisosDeTramiteLegal = {
  'tramite:leer': lectoresDeCliente,
} as const satisfies TablaDePermisos;

/** promesas.md, row "Dashboards": Jefatura, both managers, and risk, whose time is in it; TAB-500, TAB-512. */
const permisosDeTablero = {
  'tablero:leer': [...jefatura, ...gerencias, 'Riesgo'],
  /** Pending decisions and confirmed exceptions of all areas. */
  'decision:leer': [...jefatura, ...gerencias],
} as const satisfies TablaDePermisos;

/** promesas.md, "Permissions": own session, password and notifications, catalogues and client search belong to every signed-in user. */
const permisosDeTodos = {
  'sesion:propia': todos,
  'notificacion:propia': todos,
  'catalogo:leer': todos,
  'cliente:buscar': todos,
  /** Saved views: own ones, and shared ones of the lists that the role may read. */
  'vista:propia': todos,
  /** The search of the application bar; each role finds what it may open (`busqueda/clases`). */
  'busqueda:general': todos,
  /** Changes of the records that the role may read (`recursos.ts`). */
  'cambio:leer': todos,
  /** The specified calls at their own paths (/api/servicio): only for service accounts that have this scope. */
  'servicio:llamar': todos,
} as const satisfies TablaDePermisos;

const permisosDeSistema = {
  'usuario:administrar': administrador,
  'importacion:administrar': administrador,
  'auditoria:leer': administrador,
  'ajuste:administrar': administrador,
  /** Mails whose delivery was given up: sends them again or discards them. */
  'correo:administrar': administrador,
  /** Renames, replaces and deletes the shared views of others, of lists that the user may read. */
  'vista:administrar': [...administrador, ...gerencias],
  /** Service accounts and their keys. */
  'cuenta:administrar': administrador,
  /** Subscriptions to events: receivers, addresses and what was sent. */
  'suscripcion:administrar': administrador,
  /** Requests of persons about their data; exports everything that is held about them. */
  'derecho:atender': administrador,
  'catalogo:administrar': administrador,
} as const satisfies TablaDePermisos;

/** Permissions of service accounts as such, whatever their scopes; no role has them. */
const permisosDeCuentas = {
  /** Reads what the account's own key is and allows. */
  'cuenta:propia': [],
} as const satisfies TablaDePermisos;

const tabla = {
  ...permisosDeAsamblea,
  ...permisosDeAdjudicacion,
  ...permisosDeCliente,
  ...permisosDeConsulta,
  ...permisosDeDocumento,
  ...permisosDeTarea,
  ...permisosDeBuro,
  ...permisosDeRiesgo,
  ...permisosDeListaDeControl,
  ...permisosDeReporteDeControl,
  ...permisosDeMedio,
  ...permisosDeUnidad,
  ...permisosDeInterviniente,
  ...permisosDeCaso,
  ...permisosDeConcesionario,
  ...permisosDeOrden,
  ...permisosDeCarta,
  ...permisosDePago,
  ...permisosDeFormato,
  ...permisosDePagare,
  ...permisosDeContrato,
  ...permisosDePrenda,
  ...permisosDeTramiteLegal,
  ...permisosDeTablero,
  ...permisosDeTodos,
  ...permisosDeSistema,
  ...permisosDeCuentas,
} as const satisfies TablaDePermisos;

export type Permiso = keyof typeof tabla;
export const permisos: Readonly<Record<Permiso, readonly Rol[]>> = tabla;

/** Own keys only, so that `constructor` or `__proto__` is neither a role nor a permission. */
export function esRol(valor: unknown): valor is Rol {
  return typeof valor === 'string' && Object.hasOwn(roles, valor);
}

export function esPermiso(valor: unknown): valor is Permiso {
  return typeof valor === 'string' && Object.hasOwn(tabla, valor);
}

/** An actor with a role; a service account has less: the scopes of its key. */
export interface Acreditado {
  readonly role: Rol;
  readonly alcances?: readonly Permiso[] | undefined;
}
/** A role alone stands for an actor with all its permissions. */
export type Quien = Rol | Acreditado;
export const rolDe = (quien: Quien): Rol => (typeof quien === 'string' ? quien : quien.role);

/** An unknown role may do nothing. Pass the actor and not only his role where there is one: a key is limited to its scopes. */
export function puede(quien: Quien, permiso: Permiso): boolean {
  if (!esPermiso(permiso)) return false;
  const alcances = typeof quien === 'string' ? undefined : quien.alcances;
  if (Object.hasOwn(permisosDeCuentas, permiso)) return alcances !== undefined;
  return permisos[permiso].includes(rolDe(quien)) && (alcances?.includes(permiso) ?? true);
}

export function permisosDe(role: Rol): Permiso[] {
  return (Object.keys(permisos) as Permiso[]).filter((permiso) => puede(role, permiso));
}

export function prefijoDe(role: Rol): Prefijo {
  return roles[role].prefijo;
}

export function departamentoDe(role: Rol): CodigoDepartamento | null {
  return roles[role].idDepartamento;
}

/** `null` for the codes without a name, to which nobody is assigned. */
export function nombreDeDepartamento(codigo: string): string | null {
  return departamentos.find((d) => d.codigo === codigo)?.nombre ?? null;
}
