import {
  aNumero,
  formatearMonto,
  formularioDeLimite,
  LIMITE_PREDETERMINADO,
  propios,
  rolesQueAprueban,
  TODOS_DEL_ROL,
} from '@adjudica/domain';
import type { LimiteVista } from '../../generated/api';
import { EliminarButton } from '../../ui/EliminarButton';
import { ListaDeAjustes, nombreQueAbre } from '../../ui/ListaDeAjustes';
import type { Columna } from '../../ui/tabla/Tabla';

const quien = ({ rol, usuario }: LimiteVista): string =>
  usuario === TODOS_DEL_ROL ? `${rol ?? ''}: ${propios.limiteTodos}` : `${rol ?? ''}: ${usuario ?? ''}`;
const predeterminado = formatearMonto(LIMITE_PREDETERMINADO);

const columnas = (abrir: (fila: LimiteVista) => void): readonly Columna<LimiteVista>[] => [
  { campo: 'usuario', ordena: true, dibujar: nombreQueAbre(quien, abrir) },
  { campo: 'monto', tipo: 'dinero', ordena: true },
  { campo: 'guardadaPor' },
  {
    etiqueta: 'Acciones',
    acciones: true,
    dibujar: (fila) => (
      <EliminarButton
        recurso="limite"
        registro={fila}
        nombre={propios.limiteDe(quien(fila))}
        exito={propios.limiteEliminado}
      />
    ),
  },
];

/** Up to which amount who wrote an exception or a mark approves the same folder. */
export default function LimiteList() {
  return (
    <ListaDeAjustes<LimiteVista>
      recurso="limite"
      titulo={propios.limitesTitulo}
      descripcion={propios.limitesDescripcion(predeterminado)}
      vacia={propios.sinLimites(predeterminado)}
      orden={{ field: 'usuario', order: 'ASC' }}
      columnas={columnas}
      exportable
      formulario={formularioDeLimite}
      nuevo={propios.limiteNuevo}
      tituloDe={(fila) => propios.limiteDe(quien(fila))}
      inicial={{ rol: rolesQueAprueban[0], usuario: TODOS_DEL_ROL, monto: aNumero(LIMITE_PREDETERMINADO) }}
      creado={propios.limiteCreado}
      editado={propios.limiteEditado}
    />
  );
}
