import type { Formulario } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { RegistroDialog } from './formulario/RegistroDialog';
import { RecordList } from './tabla/RecordList';
import { type Columna, Tabla } from './tabla/Tabla';

interface Ajuste {
  readonly id: number;
  readonly version: number;
}

interface ListaDeAjustesProps<T extends Ajuste> {
  readonly recurso: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly vacia: string;
  readonly orden: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly columnas: (abrir: (fila: T) => void) => readonly Columna<T>[];
  // biome-ignore lint/suspicious/noExplicitAny: the form of any such record
  readonly formulario: Formulario<any, unknown> & { readonly nombre: string };
  readonly nuevo: string;
  readonly tituloDe: (fila: T) => string;
  readonly inicial?: object;
  readonly exportable?: boolean;
  readonly creado: string;
  readonly editado: string;
}

/** Settings of the company that are records: a list, and a dialog for each. */
export function ListaDeAjustes<T extends Ajuste>(props: ListaDeAjustesProps<T>) {
  const { recurso, titulo, descripcion, vacia, orden, columnas, formulario, nuevo, tituloDe, inicial } = props;
  const [abierto, setAbierto] = useState<T | 'nuevo' | null>(null);
  const esNuevo = abierto === 'nuevo';
  const cerrar = () => setAbierto(null);
  return (
    <>
      <RecordList
        resource={recurso}
        title={titulo}
        description={descripcion}
        sort={orden}
        emptyText={vacia}
        exportable={props.exportable === true}
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setAbierto('nuevo')}>
            Nuevo
          </Button>
        }
      >
        <Tabla
          columnas={columnas(setAbierto)}
          alElegir={(fila: T) => {
            setAbierto(fila);
            return undefined;
          }}
        />
      </RecordList>
      {abierto !== null && (
        <RegistroDialog
          titulo={esNuevo ? nuevo : tituloDe(abierto)}
          recurso={recurso}
          formulario={formulario}
          registro={esNuevo ? null : abierto}
          {...(inicial === undefined ? {} : { inicial })}
          puedeEditar
          exito={esNuevo ? props.creado : props.editado}
          onGuardado={cerrar}
          onClose={cerrar}
        />
      )}
    </>
  );
}

/** The first column: what opens the record. */
export const nombreQueAbre = <T,>(nombre: (fila: T) => string, abrir: (fila: T) => void) =>
  function NombreQueAbre(fila: T): ReactNode {
    return (
      <Link component="button" type="button" onClick={() => abrir(fila)} sx={{ fontWeight: 560, textAlign: 'left' }}>
        {nombre(fila)}
      </Link>
    );
  };
