import { formularioDeDelegacion, propios } from '@adjudica/domain';
import type { DelegacionVista } from '../../generated/api';
import { EliminarButton } from '../../ui/EliminarButton';
import { ListaDeAjustes, nombreQueAbre } from '../../ui/ListaDeAjustes';
import type { Columna } from '../../ui/tabla/Tabla';

const tituloDe = ({ titular, delegado }: DelegacionVista): string =>
  propios.delegacionDe(titular ?? '', delegado ?? '');

const columnas = (abrir: (fila: DelegacionVista) => void): readonly Columna<DelegacionVista>[] => [
  { campo: 'titular', ordena: true, dibujar: nombreQueAbre(({ titular }) => titular ?? '', abrir) },
  { campo: 'delegado', ordena: true },
  { campo: 'desde', tipo: 'fecha', ordena: true },
  { campo: 'hasta', tipo: 'fecha', ordena: true },
  { campo: 'motivo' },
  { campo: 'guardadaPor' },
  {
    etiqueta: 'Acciones',
    acciones: true,
    dibujar: (fila) => (
      <EliminarButton
        recurso="delegacion"
        registro={fila}
        nombre={tituloDe(fila)}
        exito={propios.delegacionEliminada}
      />
    ),
  },
];

/** Limits lent for an absence. */
export default function DelegacionList() {
  return (
    <ListaDeAjustes<DelegacionVista>
      recurso="delegacion"
      titulo={propios.delegacionesTitulo}
      descripcion={propios.delegacionesDescripcion}
      vacia={propios.sinDelegaciones}
      orden={{ field: 'desde', order: 'DESC' }}
      columnas={columnas}
      exportable
      formulario={formularioDeDelegacion}
      nuevo={propios.delegacionNueva}
      tituloDe={tituloDe}
      creado={propios.delegacionCreada}
      editado={propios.delegacionEditada}
    />
  );
}
