import {
  camposIncorrectos,
  comoFecha,
  erroresDeAusencia,
  formularioDeAusencia,
  hoyEn,
  mensajes,
  rolesDeEjecutivo,
  type TablaDeAusencia,
} from '@adjudica/domain';
import { In, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import type { Clock } from '../../clock';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { Ausencia } from '../../entities/ausencia.entity';
import { Usuario } from '../../entities/usuario.entity';
import { type RecordDefinition, RecordTable } from '../../records';
import type { AusenciaVista } from './ausencia.dto';
import { listaDeAusencias } from './ausencia.lista';

const { propios } = mensajes;

const ausencias = (clock: Clock): RecordDefinition<TablaDeAusencia, AusenciaVista> => ({
  registro: formularioDeAusencia,
  entity: Ausencia,
  lista: listaDeAusencias,
  busca: ['ausente', 'reemplazo'],
  unicos: [{ campos: ['ausente', 'reemplazo', 'desde'], mensaje: propios.ausenciaYaExiste }],
  async check(manager, valores) {
    const errores = erroresDeAusencia(valores, hoyEn(clock.now()));
    for (const campo of ['ausente', 'reemplazo'] as const) {
      const usuario = { usuario: valores[campo] ?? '', activo: true, role: In([...rolesDeEjecutivo]) };
      if (!(await manager.existsBy(Usuario, usuario))) errores[campo] ??= propios.usuarioSinPlanes;
    }
    if (Object.keys(errores).length === 0) {
      // nobody is left with plans that an absent colleague looks after
      const { ausente, reemplazo, desde, hasta } = valores;
      const enEsosDias = {
        desde: LessThanOrEqual(comoFecha(hasta as string)),
        hasta: MoreThanOrEqual(comoFecha(desde as string)),
      };
      if (await manager.existsBy(Ausencia, { ...enEsosDias, ausente: reemplazo as string }))
        errores['reemplazo'] = propios.reemplazoAusente;
      if (await manager.existsBy(Ausencia, { ...enEsosDias, reemplazo: ausente as string }))
        errores['ausente'] = propios.ausenteQueCubre;
    }
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
  },
  vista: (valores) => valores,
});

export class Ausencias extends RecordTable<TablaDeAusencia, AusenciaVista> {
  constructor(work: UnitOfWork, clock: Clock) {
    super(work, ausencias(clock));
  }
}
