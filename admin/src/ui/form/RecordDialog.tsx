import type { Formulario } from '@adjudica/domain';
import type { ReactNode } from 'react';
import { CreateBase, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { DialogFrame } from '../dialogs/DialogFrame';
import { DialogWindow, type DialogWindowProps } from '../dialogs/DialogWindow';
import { EditRecord } from './EditRecord';
import { FieldSection, type Spans } from './FieldSection';
import { RecordForm, type RecordFormProps } from './RecordForm';

interface RecordDialogProps<V extends object, C, R extends RaRecord>
  extends Pick<RecordFormProps<V, C, R>, 'rules' | 'warnings' | 'success' | 'failure' | 'canEdit'> {
  readonly title: string;
  readonly resource: string;
  readonly fields: Formulario<V, C>;
  /** `null` = a new one. */
  readonly record: R | null;
  /** Initial values of a new record, and the fields that assign it to its owner. */
  readonly initial?: object | undefined;
  readonly owner?: object;
  readonly spans?: Spans;
  readonly maxWidth?: DialogWindowProps['maxWidth'];
  readonly onSaved: (record: R) => void;
  readonly onClose: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** The dialog of one record of a list: the fields of its table, saved under the version that was read. Render it only while it is open. */
export function RecordDialog<V extends object, C, R extends RaRecord>(props: RecordDialogProps<V, C, R>) {
  const {
    title,
    resource,
    record,
    initial,
    owner,
    canEdit,
    spans,
    maxWidth = 'sm',
    onClose,
    children,
    ...form
  } = props;
  const dialog = (
    <RecordForm<V, C, R> {...form} canEdit={canEdit} startsEditing={canEdit}>
      <Frame title={title} canEdit={canEdit} onClose={onClose}>
        {[...new Set(form.fields.nombres.map((name) => form.fields.campos[name].seccion))].map((section) => (
          <FieldSection key={section} section={section} spans={spans} />
        ))}
        {children}
      </Frame>
    </RecordForm>
  );
  return (
    <DialogWindow onClose={onClose} maxWidth={maxWidth} fullOnPhone>
      {record === null ? (
        <CreateBase
          resource={resource}
          redirect={false}
          disableAuthentication
          record={initial}
          transform={(values: object) => ({ ...owner, ...values })}
        >
          {dialog}
        </CreateBase>
      ) : (
        <EditRecord resource={resource} record={record}>
          {dialog}
        </EditRecord>
      )}
    </DialogWindow>
  );
}

interface FrameProps {
  readonly title: string;
  readonly canEdit: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ title, canEdit, onClose, children }: FrameProps) {
  const { isDirty, isSubmitting } = useFormState();
  return (
    <DialogFrame title={title} onClose={onClose} inForm={canEdit} busy={isSubmitting} dirty={isDirty}>
      {children}
    </DialogFrame>
  );
}
