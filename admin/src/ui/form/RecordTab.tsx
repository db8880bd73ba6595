import type { Formulario, Instante } from '@adjudica/domain';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useShownRecord } from '../show/useShownRecord';
import { Edit } from './Edit';
import { FormSheet } from './FormSheet';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { useRecordForm } from './RecordFormContext';
import { SavedBy } from './SavedBy';

interface TabRecord extends RaRecord {
  readonly acciones: readonly string[];
  readonly guardadaEn: Instante | null;
  readonly guardadaPor: string | null;
}

interface RecordTabProps<V extends object, C>
  extends Pick<RecordFormProps<V, C, TabRecord>, 'rules' | 'warnings' | 'success' | 'failure'> {
  /** Table of the fields; resource and drafts have its name. */
  readonly fields: Formulario<V, C> & { readonly nombre: string };
  readonly id: string;
  /** Shown above the form while it was never saved. */
  readonly empty: string;
  /** Shown above the form while it is edited; left out = who saved it and when. */
  readonly whileEditing?: ReactNode;
  readonly children: ReactNode;
}

/** A record that is replaced as a whole: read-only until 'Editar', which department 002 does not have while risk holds the folder. */
export function RecordTab<V extends object, C>({ id, ...props }: RecordTabProps<V, C>) {
  return (
    <Edit resource={props.fields.nombre} id={id} failure={props.failure}>
      <TabForm {...props} />
    </Edit>
  );
}

function TabForm<V extends object, C>(props: Omit<RecordTabProps<V, C>, 'id'>) {
  const { empty, whileEditing, children, ...form } = props;
  const { acciones } = useShownRecord<TabRecord>();
  return (
    <RecordForm<V, C, TabRecord> {...form} draft={form.fields.nombre} canEdit={acciones.includes('guardar')}>
      <FormSheet start={<Start empty={empty} whileEditing={whileEditing} />}>{children}</FormSheet>
    </RecordForm>
  );
}

function Start({ empty, whileEditing }: { readonly empty: string; readonly whileEditing: ReactNode }) {
  const { editing } = useRecordForm();
  const record = useShownRecord<TabRecord>();
  return (editing && whileEditing) || <SavedBy record={record} empty={empty} />;
}
