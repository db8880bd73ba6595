import type { Formulario } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { EliminarButton } from './EliminarButton';
import { RecordDialog } from './form/RecordDialog';
import { DataTable } from './tabla/DataTable';
import { RecordList } from './tabla/RecordList';

interface Ajuste {
  readonly id: number;
  readonly version: number;
}

interface ListaDeAjustesProps<T extends Ajuste> extends ComponentProps<typeof RecordList> {
  // biome-ignore lint/suspicious/noExplicitAny: the form of any such record
  readonly formulario: Formulario<any, unknown> & { readonly nombre: string };
  readonly nuevo: string;
  readonly tituloDe: (fila: T) => string;
  readonly inicial?: object;
  readonly creado: string;
  readonly editado: string;
  readonly eliminado: string;
}

const AbrirContext = createContext<(fila: never) => void>(() => undefined);

/** Settings of the company that are records: a list of `DataTable.Col`s, and a dialog for each. */
export function ListaDeAjustes<T extends Ajuste>(props: ListaDeAjustesProps<T>) {
  const { formulario, nuevo, tituloDe, inicial, creado, editado, eliminado, children, ...list } = props;
  const recurso = useResourceContext() ?? '';
  const [abierto, setAbierto] = useState<T | 'nuevo' | null>(null);
  const esNuevo = abierto === 'nuevo';
  const cerrar = () => setAbierto(null);
  return (
    <AbrirContext value={setAbierto}>
      <RecordList
        {...list}
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setAbierto('nuevo')}>
            Nuevo
          </Button>
        }
      >
        <DataTable<T> onRowClick={(fila) => void setAbierto(fila)}>
          {children}
          <DataTable.Col<T>
            label="Acciones"
            actions
            render={(fila) => (
              <EliminarButton recurso={recurso} registro={fila} nombre={tituloDe(fila)} exito={eliminado} />
            )}
          />
        </DataTable>
      </RecordList>
      {abierto !== null && (
        <RecordDialog
          title={esNuevo ? nuevo : tituloDe(abierto)}
          resource={recurso}
          fields={formulario}
          record={esNuevo ? null : abierto}
          initial={inicial}
          canEdit
          success={esNuevo ? creado : editado}
          onSaved={cerrar}
          onClose={cerrar}
        />
      )}
    </AbrirContext>
  );
}

/** In the first column: what opens the record. */
export function NombreQueAbre({ children }: { readonly children: ReactNode }) {
  const fila = useRecordContext() as never;
  const abrir = useContext(AbrirContext);
  return (
    <Link component="button" type="button" onClick={() => abrir(fila)} sx={{ fontWeight: 560, textAlign: 'left' }}>
      {children}
    </Link>
  );
}
