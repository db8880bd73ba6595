import { type Formulario, textosDeRegistro } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { EliminarButton } from './EliminarButton';
import { asFieldTable, fieldOf, textOf, valuesOf } from './form/fields';
import { RecordDialog } from './form/RecordDialog';
import { DataTable } from './tabla/DataTable';
import { List } from './tabla/List';

interface Ajuste {
  readonly id: number;
  readonly version: number;
}

interface ListaDeAjustesProps<T extends Ajuste> extends Partial<ComponentProps<typeof List>> {
  // biome-ignore lint/suspicious/noExplicitAny: the form of any such record
  readonly formulario: Formulario<any, unknown> & { readonly nombre: string };
  /** Left out, these follow from what people call the record (`recursos`). */
  readonly nuevo?: string;
  readonly tituloDe?: (fila: T) => string;
  readonly creado?: string;
  readonly editado?: string;
  readonly eliminado?: string;
  readonly inicial?: object;
}

const AbrirContext = createContext<(fila: never) => void>(() => undefined);

/** Settings of the company that are records: a list of `DataTable.Col`s, else of the fields of their form, and a dialog for each. */
export function ListaDeAjustes<T extends Ajuste>(props: ListaDeAjustesProps<T>) {
  const recurso = useResourceContext() ?? '';
  const textos = textosDeRegistro(recurso);
  const { formulario, inicial, children = columnasDe(formulario), title = textos.plural, ...rest } = props;
  const {
    nuevo = textos.nuevo,
    creado = textos.creado,
    editado = textos.editado,
    eliminado = textos.eliminado,
    tituloDe = (fila: T) => `${textos.nombre} ${textoDe(formulario, fila, formulario.nombres[0])}`,
    ...list
  } = rest;
  const [abierto, setAbierto] = useState<T | 'nuevo' | null>(null);
  const esNuevo = abierto === 'nuevo';
  const cerrar = () => setAbierto(null);
  return (
    <AbrirContext value={setAbierto}>
      <List
        {...list}
        title={title}
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
      </List>
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

// biome-ignore lint/suspicious/noExplicitAny: see above
function textoDe(formulario: Formulario<any, unknown>, fila: object, campo = ''): string {
  const tabla = asFieldTable(formulario);
  return textOf(fieldOf(tabla, campo), valuesOf(tabla, fila)[campo] ?? null);
}

/** A column a field, headed by its label; the first one opens the record. */
// biome-ignore lint/suspicious/noExplicitAny: see above
const columnasDe = (formulario: Formulario<any, unknown>) =>
  formulario.nombres.map((campo, i) => (
    <DataTable.Col<Ajuste>
      key={campo}
      source={campo}
      label={formulario.campos[campo]?.etiqueta}
      render={(fila) => {
        const texto = textoDe(formulario, fila, campo);
        return i === 0 ? <NombreQueAbre>{texto}</NombreQueAbre> : texto;
      }}
    />
  ));

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
