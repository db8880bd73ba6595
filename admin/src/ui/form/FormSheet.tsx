import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { DiscardDialog } from '../dialogs/DiscardDialog';
import { ignoreEnter } from '../ignoreEnter';
import { headerHeight } from '../layout/measures';
import { DraftStatusText, LocalCopyNotice, RestoredDraftNotice } from './draft/DraftNotices';
import { DraftContext, useRecordForm } from './RecordFormContext';

interface FormSheetProps extends ToolbarProps {
  readonly children: ReactNode;
}

interface ToolbarProps {
  /** At the left of the toolbar: section links, a state. */
  readonly start?: ReactNode;
  /** Further buttons, after 'Editar' or 'Guardar'. */
  readonly actions?: ReactNode;
  /** Labels where the specification has others; with them the save button is shown only in edit mode. */
  readonly labels?: { readonly edit: string; readonly save: string };
  /** Called after 'Cancelar', once nothing is unsaved. */
  readonly onCancel?: () => void;
}

/** The layout of a record form on a page: a sticky toolbar, the notices of its draft, the sections. */
export function FormSheet({ children, ...toolbar }: FormSheetProps) {
  const { canEdit, editing, cancel } = useRecordForm();
  const draft = useContext(DraftContext);
  const { isSubmitting } = useFormState();
  const withBar = canEdit || editing || toolbar.start !== undefined || toolbar.actions !== undefined;
  return (
    <Box {...ignoreEnter()}>
      {withBar && <Toolbar {...toolbar} />}
      <RestoredDraftNotice restored={draft?.restored ?? null} onDiscard={cancel} disabled={isSubmitting} />
      <LocalCopyNotice copy={draft?.copy ?? null} disabled={isSubmitting} />
      {/* Without a toolbar the content needs its own distance from the edge of the card. */}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pt: withBar ? 0 : 2 }}>
        {children}
      </Box>
    </Box>
  );
}

function Toolbar({ start, actions, labels, onCancel }: ToolbarProps) {
  const { canEdit, editing, ready, edit, ...form } = useRecordForm();
  const draft = useContext(DraftContext);
  const { isDirty, isSubmitting } = useFormState();
  const [asking, setAsking] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const cancel = () => {
    form.cancel();
    setCancelled(true);
  };
  // In an effect, because until the next render the question about unsaved changes still blocks navigation.
  const leave = useEvent(() => onCancel?.());
  useEffect(() => {
    if (!cancelled) return;
    setCancelled(false);
    leave();
  }, [cancelled, leave]);
  return (
    <Box
      role="toolbar"
      aria-label="Acciones del formulario"
      sx={{
        position: 'sticky',
        top: headerHeight,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        mx: -0.5,
        px: 0.5,
        py: 1,
        mb: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{start}</Box>
      {editing && draft !== null && <DraftStatusText status={draft.status} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {editing ? (
          <Button onClick={() => (isDirty ? setAsking(true) : cancel())} disabled={isSubmitting}>
            Cancelar
          </Button>
        ) : (
          canEdit && (
            <Button variant="outlined" onClick={edit} disabled={!ready}>
              {labels?.edit ?? mensajes.CLI.editar}
            </Button>
          )
        )}
        {/* CLI-043: shown from the start, enabled by 'Editar'. */}
        {(editing || (canEdit && labels === undefined)) && (
          <Button type="submit" variant="contained" disabled={!editing} loading={isSubmitting}>
            {labels?.save ?? mensajes.CLI.guardar}
          </Button>
        )}
        {actions}
      </Box>
      <DiscardDialog
        open={asking}
        onConfirm={() => {
          setAsking(false);
          cancel();
        }}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
