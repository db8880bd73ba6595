import { datosRectificables, mensajesDeImportacion } from '@adjudica/domain';
import { DerechoTitular } from '../../../entities/derecho-titular.entity';
import { Persona } from '../../../entities/persona.entity';
import { PersonaToken } from '../../../entities/persona-token.entity';
import { type Contexto, cambia, cambiables, type Destino, type RowRefusal } from '../destino';
import { comoTexto, conDefecto, delTramo, ejecutar, tabla, texto, unirElementos } from '../sql';
import { propia } from './propia';

/** The RUC derived from a cédula. */
const rucDe = (cedula: string): string => `CONCAT(${cedula}, '001')`;

/**
 * A person with suspended data is neither changed nor entered again under the derived number (`identificacionesDe`), and the refusal names the
 * request; a row equal to the present values passes.
 */
function suspendido(contexto: Contexto): RowRefusal {
  const numero = texto('identificacion');
  const personaCondition = `(derecho.identificacion = ${numero}
    OR (${texto('tipoId')} = 'C' AND derecho.identificacion = ${rucDe(numero)})
    OR (${texto('tipoId')} = 'R' AND ${numero} = ${rucDe('derecho.identificacion')}))`;
  const { manager } = contexto;
  const enVigor = `FROM ${tabla(manager, DerechoTitular)} derecho
    WHERE derecho.tipo = 'bloqueo' AND derecho.estado = 'atendida' AND ${personaCondition}`;
  const cambios = cambiables(personas, contexto).map((columna) =>
    cambia(manager, Persona, columna, `t.${columna.columna}`),
  );
  return {
    columna: 'identificacion',
    mensaje: mensajesDeImportacion.suspendido,
    dato: `(SELECT MAX(derecho.id) ${enVigor})`,
    si: `(${['t.id IS NULL', ...cambios].join(' OR ')}) AND EXISTS (SELECT 1 ${enVigor})`,
  };
}

export const personas: Destino = {
  tipo: 'personas',
  entity: Persona,
  celdas: {
    tipoId: [Persona, 'tipoIdentificacion'],
    provinciaCodigo: [Persona, 'provinciaCodigo'],
    cantonCodigo: [Persona, 'cantonCodigo'],
    parroquiaCodigo: [Persona, 'parroquiaCodigo'],
    nombreNormalizado: [PersonaToken, 'nombreNormalizado'],
  },
  cruces: [],
  llave: `t.tipoIdentificacion = ${texto('tipoId')} AND t.identificacion = ${texto('identificacion')}`,
  columnas: [
    { columna: 'tipoIdentificacion', expresion: texto('tipoId') },
    { columna: 'identificacion', expresion: texto('identificacion') },
    propia('nombres'),
    propia('apellidoPaterno'),
    propia('apellidoMaterno', conDefecto(texto('apellidoMaterno'), "''")),
    propia('correo'),
    propia('celular'),
    propia('telefono'),
    propia('direccion'),
    { columna: 'provinciaCodigo', de: ['provincia'], expresion: texto('provinciaCodigo') },
    { columna: 'cantonCodigo', de: ['canton'], expresion: texto('cantonCodigo') },
    { columna: 'parroquiaCodigo', de: ['parroquia'], expresion: texto('parroquiaCodigo') },
    propia('fechaNacimiento'),
    propia('estadoCivil'),
  ],
  /** A correction requested by the person stays: a file that differs is refused, naming the request. */
  rechazos: (contexto) => {
    const { manager, presentes } = contexto;
    const rectificados = datosRectificables
      .filter((dato) => presentes.has(dato))
      .map((dato) => {
        const enVigor = `FROM ${tabla(manager, DerechoTitular)} derecho WHERE derecho.personaId = t.id AND derecho.tipo = 'rectificacion'
          AND derecho.estado = 'atendida' AND derecho.dato = '${dato}' AND derecho.valor = ${comoTexto(`t.${dato}`)}`;
        return {
          columna: dato,
          mensaje: mensajesDeImportacion.rectificado,
          dato: `(SELECT MAX(derecho.id) ${enVigor})`,
          si: `${cambia(manager, Persona, { columna: dato, expresion: texto(dato) }, `t.${dato}`)} AND EXISTS (SELECT 1 ${enVigor})`,
        };
      });
    return [suspendido(contexto), ...rectificados];
  },
  /** Search words follow the name in the same transaction: removed for changed persons, then added again. */
  async antes({ manager, tramo }, clasificadas) {
    await ejecutar(
      manager,
      tramo,
      `DELETE FROM ${tabla(manager, PersonaToken)} WHERE personaId IN (SELECT c.destinoId FROM (${clasificadas}) c WHERE c.accion = 'M')`,
    );
  },
  async despues({ manager, tramo, filas: rows }) {
    const tokens = tabla(manager, PersonaToken);
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${tokens} (token, nombreNormalizado, personaId) SELECT elementos.value, ${texto('nombreNormalizado')}, persona.id
         FROM ${rows}
         JOIN ${tabla(manager, Persona)} persona ON persona.tipoIdentificacion = ${texto('tipoId')} AND persona.identificacion = ${texto('identificacion')}
         ${unirElementos(manager, 'tokens', [PersonaToken, 'token'])}
        WHERE ${delTramo()} AND NOT EXISTS (SELECT 1 FROM ${tokens} token WHERE token.personaId = persona.id)`,
    );
  },
};
