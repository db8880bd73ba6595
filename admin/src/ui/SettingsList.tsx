import { type Formulario, propios, textosDeRegistro } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { DeleteButton } from './DeleteButton';
import { asFieldTable, fieldOf, textOf, valuesOf } from './form/fields';
import { RecordDialog } from './form/RecordDialog';
import { DataTable } from './table/DataTable';
import { List } from './table/List';

interface Setting {
  readonly id: number;
  readonly version: number;
}

/** What holds where the company set nothing. */
export interface FactoryValue {
  readonly id: string;
  readonly nombre: string;
  readonly valor: string;
  /** Values that a setting in its place begins with. */
  readonly initial: object;
}

interface SettingsListProps<T extends Setting> extends Partial<ComponentProps<typeof List>> {
  // biome-ignore lint/suspicious/noExplicitAny: the form of any such record
  readonly form: Formulario<any, unknown> & { readonly nombre: string };
  /** Texts; left out, they follow from the names of the resource (`recursos`). */
  readonly createTitle?: string;
  readonly titleOf?: (row: T) => string;
  readonly created?: string;
  readonly edited?: string;
  readonly deleted?: string;
  readonly initial?: object;
  /** Shown below the settings, each with a button to change it. */
  readonly factory?: readonly FactoryValue[];
}

const OpenContext = createContext<(row: never) => void>(() => undefined);

/** A list of settings with a dialog for each. Without children its columns are the fields of the form. */
export function SettingsList<T extends Setting>(props: SettingsListProps<T>) {
  const resource = useResourceContext() ?? '';
  const texts = textosDeRegistro(resource);
  const { form, initial, factory, children = columnsOf(form), title = texts.plural, ...rest } = props;
  const {
    createTitle = texts.nuevo,
    created = texts.creado,
    edited = texts.editado,
    deleted = texts.eliminado,
    titleOf = (row: T) => `${texts.nombre} ${cellText(form, row, form.nombres[0])}`,
    ...list
  } = rest;
  const [open, setOpen] = useState<T | null>(null);
  /** Values of a new one; null = none is being written. */
  const [begun, setBegun] = useState<object | null>(null);
  const close = () => {
    setOpen(null);
    setBegun(null);
  };
  return (
    <OpenContext value={setOpen}>
      <List
        {...list}
        title={title}
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setBegun(initial ?? {})}>
            Nuevo
          </Button>
        }
      >
        <DataTable<T> onRowClick={(row) => void setOpen(row)}>
          {children}
          <DataTable.Col<T>
            label="Acciones"
            actions
            render={(row) => <DeleteButton resource={resource} record={row} name={titleOf(row)} success={deleted} />}
          />
        </DataTable>
      </List>
      {factory !== undefined && <Factory values={factory} onChange={setBegun} />}
      {(open !== null || begun !== null) && (
        <RecordDialog
          title={open === null ? createTitle : titleOf(open)}
          resource={resource}
          fields={form}
          record={open}
          initial={begun ?? initial}
          canEdit
          success={open === null ? created : edited}
          onSaved={close}
          onClose={close}
        />
      )}
    </OpenContext>
  );
}

interface FactoryProps {
  readonly values: readonly FactoryValue[];
  readonly onChange: (initial: object) => void;
}

function Factory({ values, onChange }: FactoryProps) {
  return (
    <Card component="section" aria-label={propios.valoresPredeterminados} sx={{ mt: 2 }}>
      <DataTable<FactoryValue> aria-label={propios.valoresPredeterminados} data={values} sx={grey}>
        <DataTable.Col<FactoryValue> source="nombre" label={propios.valoresPredeterminados} disableSort />
        <DataTable.Col<FactoryValue> source="valor" label={propios.valorPredeterminado} align="right" disableSort />
        <DataTable.Col<FactoryValue>
          label="Acciones"
          actions
          render={({ nombre, initial }) => (
            <Button size="small" aria-label={propios.cambiarValor(nombre)} onClick={() => onChange(initial)}>
              Cambiar
            </Button>
          )}
        />
      </DataTable>
    </Card>
  );
}

const grey = { '& td': { color: 'text.secondary' } };

// biome-ignore lint/suspicious/noExplicitAny: see above
function cellText(form: Formulario<any, unknown>, row: object, field = ''): string {
  const table = asFieldTable(form);
  return textOf(fieldOf(table, field), valuesOf(table, row)[field] ?? null);
}

/** A column for each field, headed by its label; the first one opens the record. */
// biome-ignore lint/suspicious/noExplicitAny: see above
const columnsOf = (form: Formulario<any, unknown>) =>
  form.nombres.map((field, i) => (
    <DataTable.Col<Setting>
      key={field}
      source={field}
      label={form.campos[field]?.etiqueta}
      render={(row) => {
        const text = cellText(form, row, field);
        return i === 0 ? <OpeningName>{text}</OpeningName> : text;
      }}
    />
  ));

/** Content of the first column: opens the record. */
export function OpeningName({ children }: { readonly children: ReactNode }) {
  const row = useRecordContext() as never;
  const openRow = useContext(OpenContext);
  return (
    <Link component="button" type="button" onClick={() => openRow(row)} sx={{ fontWeight: 560, textAlign: 'left' }}>
      {children}
    </Link>
  );
}
