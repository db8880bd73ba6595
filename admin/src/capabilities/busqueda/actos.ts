import { mensajes, type Permiso, propios, puede, type Rol } from '@adjudica/domain';
import type { PlanHallado } from '../../generated/api';
import type { ClienteReciente as Cliente } from '../../providers/recientes';

/** An act on a plan of a client, who is asked for first. */
export interface ActoDeCliente {
  readonly nombre: string;
  readonly permiso: Permiso;
  /** Only plans that are awarded have it. */
  readonly adjudicados: boolean;
  /** Page that does it, without the prefix of the role. */
  readonly ruta: (cliente: Cliente, plan: PlanHallado) => string;
}

/** An act that begins with nothing. */
export interface ActoSuelto {
  readonly nombre: string;
  readonly permiso: Permiso;
  readonly ruta: string;
}

export type Acto = ActoDeCliente | ActoSuelto;

const conParametros = (ruta: string, params: Readonly<Record<string, string>>): string =>
  `${ruta}?${new URLSearchParams(params)}`;

/** What the search of the bar does, besides finding: each as the button of its page is called. */
const actos: readonly Acto[] = [
  {
    nombre: propios.actoSobre(propios.registrarLlamadaA),
    permiso: 'llamada:registrar',
    adjudicados: false,
    ruta: ({ enlace }, { idCodigo }) => conParametros(enlace, { plan: idCodigo, llamada: idCodigo }),
  },
  {
    nombre: propios.actoSobre(propios.asignarEjecutivoA),
    permiso: 'adjudicacion:asignar',
    adjudicados: true,
    ruta: (_, { idCodigo }) => conParametros('clientes-asignados', { q: idCodigo, asignar: idCodigo }),
  },
  {
    nombre: propios.actoSobre(propios.nuevoMedioDe),
    permiso: 'medio:escribir',
    adjudicados: true,
    ruta: ({ cedula }, { idCodigo }) =>
      conParametros('medio-aprobacion/nuevo', { cliente: cedula ?? '', plan: idCodigo }),
  },
  {
    nombre: propios.actoSobre(propios.nuevoPagareDe),
    permiso: 'pagare:escribir',
    adjudicados: true,
    ruta: ({ cedula }, { idCodigo }) =>
      conParametros(`pagare/inicio/nuevo/${encodeURIComponent(cedula ?? '')}`, { plan: idCodigo }),
  },
  {
    nombre: mensajes.ASA.nuevaFechaAsamblea,
    permiso: 'asamblea:crear',
    ruta: conParametros('calendario-asambleas', { 'nueva-fecha': '1' }),
  },
  { nombre: propios.formatoNuevo, permiso: 'formato:escribir', ruta: 'formatos/nuevo' },
  { nombre: propios.usuarioNuevo, permiso: 'usuario:administrar', ruta: 'usuario/create' },
  { nombre: propios.cuentaNueva, permiso: 'cuenta:administrar', ruta: 'cuenta-servicio/create' },
  { nombre: propios.suscripcionNueva, permiso: 'suscripcion:administrar', ruta: 'suscripcion/create' },
  { nombre: propios.importacionNueva, permiso: 'importacion:administrar', ruta: 'importacion/create' },
];

export const actosDe = (role: Rol): readonly Acto[] => actos.filter(({ permiso }) => puede(role, permiso));

export const pideCliente = (acto: Acto): acto is ActoDeCliente => typeof acto.ruta === 'function';

/** Plans of a client that this act can be done on. */
export const planesPara = ({ adjudicados }: ActoDeCliente, { planes }: Cliente): readonly PlanHallado[] =>
  planes.filter(({ espera }) => !adjudicados || espera !== null);
