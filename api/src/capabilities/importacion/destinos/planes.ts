import { mensajesDeImportacion as m } from '@adjudica/domain';
import { Grupo } from '../../../entities/grupo.entity';
import { Persona } from '../../../entities/persona.entity';
import { Plan } from '../../../entities/plan.entity';
import { PlanTitular } from '../../../entities/plan-titular.entity';
import type { Destino } from '../destino';
import { conDefecto, delTramo, ejecutar, entero, fechaLiteral, fuente, monto, sinCeros, tabla, texto } from '../sql';
import { identificacionDe } from './legibles';
import { propia } from './propia';

export const grupos: Destino = {
  tipo: 'grupos',
  entity: Grupo,
  celdas: { producto: [Grupo, 'productoCodigo'] },
  cruces: [],
  llave: `t.productoCodigo = ${texto('producto')} AND t.grupo = ${texto('grupo')}`,
  columnas: [
    { columna: 'productoCodigo', expresion: texto('producto') },
    { columna: 'grupo', expresion: texto('grupo') },
    propia('mesesPlan', entero('mesesPlan')),
    propia('monto', monto('monto')),
    propia('valorCuota', monto('valorCuota')),
    propia('fechaInicio'),
  ],
};

export const planes: Destino = {
  tipo: 'planes',
  entity: Plan,
  celdas: {
    producto: [Grupo, 'productoCodigo'],
    grupo: [Grupo, 'grupo'],
    puesto: [Plan, 'codigo'],
    tipoId: [Persona, 'tipoIdentificacion'],
    identificacion: [Persona, 'identificacion'],
  },
  cruces: [
    {
      alias: 'grupo',
      entity: Grupo,
      en: `grupo.productoCodigo = ${texto('producto')} AND grupo.grupo = ${texto('grupo')}`,
      exigido: { columna: 'grupo', mensaje: m.grupoNoExiste },
    },
    {
      alias: 'persona',
      entity: Persona,
      en: `persona.tipoIdentificacion = ${texto('tipoId')} AND persona.identificacion = ${texto('identificacion')}`,
      exigido: {
        columna: 'identificacion',
        mensaje: m.titularNoExiste,
        si: `${texto('identificacion')} IS NOT NULL`,
      },
    },
    { alias: 'existente', entity: Plan, en: `existente.idCodigo = ${texto('idCodigo')}` },
    { alias: 'titular', entity: PlanTitular, en: 'titular.planId = existente.id AND titular.hasta IS NULL' },
  ],
  llave: `t.idCodigo = ${texto('idCodigo')}`,
  columnas: [
    { columna: 'idCodigo', expresion: texto('idCodigo') },
    { columna: 'grupoId', expresion: 'grupo.id' },
    { columna: 'codigo', expresion: texto('puesto') },
    propia('monto', monto('monto')),
    propia('valorCuota', monto('valorCuota')),
    propia('cuotasPagadas', conDefecto(entero('cuotasPagadas'), '0')),
    propia('cuotasVencidas', conDefecto(entero('cuotasVencidas'), '0')),
    propia('saldo', conDefecto(monto('saldo'), '0')),
    propia('vendedor'),
    propia('supervisor'),
    propia('ciudad'),
    propia('estadoPlan', conDefecto(texto('estadoPlan'), "'A'")),
  ],
  acuerdos: [
    {
      columna: 'puesto',
      mensaje: m.puestoConCeros,
      clave: `${texto('producto')}, ${texto('grupo')}, ${sinCeros(texto('puesto'))}`,
      valor: 'f.clave',
    },
  ],
  rechazos: ({ manager }) => {
    const otro = `FROM ${tabla(manager, Plan)} otro WHERE otro.grupoId = grupo.id AND otro.codigo <> ${texto('puesto')} AND ${sinCeros('otro.codigo')} = ${sinCeros(texto('puesto'))}`;
    return [
      {
        columna: 'puesto',
        mensaje: m.planConCeros,
        dato: `(SELECT MAX(otro.idCodigo) ${otro})`,
        si: `t.id IS NULL AND EXISTS (SELECT 1 ${otro})`,
      },
    ];
  },
  otroCambio: { columna: 'identificacion', expresion: 'COALESCE(persona.id, 0) <> COALESCE(titular.personaId, 0)' },
  vistos: ({ manager, presentes }) =>
    presentes.has('identificacion')
      ? [
          {
            columna: 'identificacion',
            expresion: identificacionDe(manager, 'titular.personaId'),
            nueva: identificacionDe(manager, 'persona.id'),
          },
        ]
      : [],
  /** Holders: a cession closes the present row and opens the next one on this day; history stays. */
  async despues({ manager, tramo, filas: rows, hoy, presentes }) {
    if (!presentes.has('identificacion')) return;
    const titulares = tabla(manager, PlanTitular);
    const desde = `FROM ${rows}
      JOIN ${tabla(manager, Plan)} planAhorro ON planAhorro.idCodigo = ${texto('idCodigo')}
      JOIN ${tabla(manager, Grupo)} grupo ON grupo.id = planAhorro.grupoId
      LEFT JOIN ${tabla(manager, Persona)} persona ON persona.tipoIdentificacion = ${texto('tipoId')} AND persona.identificacion = ${texto('identificacion')}
      WHERE ${delTramo()}`;
    await ejecutar(
      manager,
      tramo,
      `UPDATE ${titulares} SET hasta = ${fechaLiteral(hoy)} FROM ${fuente(`SELECT planAhorro.id AS delPlan, persona.id AS nuevo ${desde}`)}
        WHERE planId = c.delPlan AND hasta IS NULL AND (c.nuevo IS NULL OR personaId <> c.nuevo)`,
    );
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${titulares} (planId, personaId, desde)
       SELECT planAhorro.id, persona.id, CASE WHEN EXISTS (SELECT 1 FROM ${titulares} titularAnterior WHERE titularAnterior.planId = planAhorro.id) THEN ${fechaLiteral(hoy)} ELSE COALESCE(grupo.fechaInicio, ${fechaLiteral(hoy)}) END
       ${desde} AND persona.id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${titulares} titularVigente WHERE titularVigente.planId = planAhorro.id AND titularVigente.hasta IS NULL)`,
    );
  },
};
