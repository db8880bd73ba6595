import {
  camposIncorrectos,
  erroresDeDelegacion,
  formularioDeDelegacion,
  formularioDeLimite,
  mensajes,
  rolesQueAprueban,
  type TablaDeDelegacion,
  type TablaDeLimite,
  TODOS_DEL_ROL,
} from '@adjudica/domain';
import { type EntityManager, In } from 'typeorm';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { Delegacion, Limite } from '../../entities/limite.entity';
import { Usuario } from '../../entities/usuario.entity';
import { type RecordDefinition, RecordTable } from '../../records';
import type { DelegacionVista, LimiteVista } from './limite.dto';
import { listaDeDelegaciones, listaDeLimites } from './limite.lista';

const { propios } = mensajes;

const limites: RecordDefinition<TablaDeLimite, LimiteVista> = {
  registro: formularioDeLimite,
  entity: Limite,
  lista: listaDeLimites,
  busca: ['usuario'],
  unicos: [{ campos: ['rol', 'usuario'], mensaje: propios.limiteYaExiste }],
  async check(manager, { rol, usuario }) {
    if (usuario === TODOS_DEL_ROL || (await aprueba(manager, usuario, rol))) return;
    throw camposIncorrectos({ usuario: propios.usuarioQueNoAprueba });
  },
  vista: (valores) => valores,
};

const delegaciones: RecordDefinition<TablaDeDelegacion, DelegacionVista> = {
  registro: formularioDeDelegacion,
  entity: Delegacion,
  lista: listaDeDelegaciones,
  busca: ['titular', 'delegado'],
  unicos: [{ campos: ['titular', 'delegado', 'desde'], mensaje: propios.delegacionYaExiste }],
  async check(manager, valores) {
    const errores = erroresDeDelegacion(valores);
    for (const campo of ['titular', 'delegado'] as const)
      if (!(await aprueba(manager, valores[campo]))) errores[campo] ??= propios.usuarioQueNoAprueba;
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
  },
  vista: (valores) => valores,
};

/** Whether the user may approve. */
const aprueba = (manager: EntityManager, usuario: string | null, rol?: string | null): Promise<boolean> =>
  manager.existsBy(Usuario, { usuario: usuario ?? '', activo: true, role: rol ?? In(rolesQueAprueban) });

export class Limites extends RecordTable<TablaDeLimite, LimiteVista> {
  constructor(work: UnitOfWork) {
    super(work, limites);
  }
}

export class Delegaciones extends RecordTable<TablaDeDelegacion, DelegacionVista> {
  constructor(work: UnitOfWork) {
    super(work, delegaciones);
  }
}
