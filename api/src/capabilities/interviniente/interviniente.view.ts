import {
  avisosDePersonas,
  cicloDeInterviniente,
  distintosDePersona,
  esNadie,
  faltaDePersona,
  formularioDeInterviniente,
  type HechosDeInterviniente,
  mensajes,
  papeles,
  type RolDeInterviniente,
  rolesDeInterviniente,
  rolesObligatorios,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf, numberOrNull } from '../../columns/columns';
import { nombreUnido } from '../usuario';
import type { IntervinienteVista, PersonasDelCasoVista } from './interviniente.dto';
import type { CasoRow, PersonaRow, PersonasLeidas } from './interviniente.store';

const { intervinienteRoles } = mensajes.propios;

export function hechosDePersona({
  caso,
  rol,
  personas,
}: Pick<PersonaRow, 'caso' | 'rol' | 'personas'>): HechosDeInterviniente {
  const aprobado = (papel: 'pagare' | 'contrato') => {
    const cuando = isoOf(caso[`${papel}AprobadoEn`]);
    return cuando === null ? null : { quien: nombreUnido(caso, `${papel}Aprobado`), cuando };
  };
  return {
    rol,
    hay: !esNadie(personas[rol]),
    adjudicado: Number(caso.titularId) === Number(caso.personaId),
    ejecutivoId: numberOrNull(caso.ejecutivoId),
    pagare: aprobado('pagare'),
    contrato: aprobado('contrato'),
  };
}

export const intervinienteEnCiclo = lifecycleOf(cicloDeInterviniente, {
  factsOf: hechosDePersona,
  contextOf: (_, context) => context,
  dataSubjects: ({ caso }) => [caso],
});

export function vistaDePersona(row: PersonaRow, context: ViewContext): IntervinienteVista {
  const { caso, rol, personas, solicitud, escritas } = row;
  const persona = personas[rol] ?? formularioDeInterviniente.vacio();
  const escrita = escritas[rol];
  return {
    ...persona,
    id: rol,
    rol,
    nombreRol: intervinienteRoles[rol],
    obligatorio: rolesObligatorios.some((obligatorio) => obligatorio === rol),
    origen: esNadie(persona) ? 'nadie' : escrita === undefined ? 'solicitud' : 'escrito',
    distintos: escrita === undefined ? [] : distintosDePersona(persona, solicitud[rol] ?? null),
    faltan: [...new Set(papeles.flatMap((papel) => faltaDePersona(rol, papel, persona)))],
    guardadaPor: escrita?.guardadaPor ?? null,
    guardadaEn: escrita?.guardadaEn ?? null,
    version: escrita?.version ?? 0,
    idCodigo: caso.idCodigo,
    acciones: intervinienteEnCiclo.accionesFor(row, context),
  };
}

export function vistaDelCaso(caso: CasoRow, leidas: PersonasLeidas, context: ViewContext): PersonasDelCasoVista {
  const deRol = (rol: RolDeInterviniente) => ({ caso, rol, ...leidas });
  return {
    id: caso.idCodigo,
    personas: rolesDeInterviniente.map((rol) => vistaDePersona(deRol(rol), context)),
    avisos: avisosDePersonas(leidas.personas),
    motivoSuspension: intervinienteEnCiclo.offer(deRol('deudor'), context).motivoSuspension,
  };
}
