import { propios } from '@adjudica/domain';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';
import { ActDialog } from '../../act/ActDialog';
import { DeleteButton } from '../../DeleteButton';
import { ReadingDialog } from '../../dialogs/ReadingDialog';
import { EmptyState } from '../../EmptyState';
import { SecondLine } from '../../SecondLine';
import { useAct } from '../../useAct';
import SaveView from './SaveView';
import { VIEW_RESOURCE, type ViewContent } from './view';

interface ManageViewsProps {
  readonly vistas: readonly VistaGuardadaVista[];
  /** The list as it is shown now. */
  readonly current: ViewContent;
  readonly onClose: () => void;
}

/** The views of a list: the initial one, and rename, update and delete for those that the user may change. */
export default function ManageViews({ vistas, current, onClose }: ManageViewsProps) {
  return (
    <ReadingDialog title={propios.vistas} maxWidth="sm" onClose={onClose}>
      {vistas.length === 0 && <EmptyState message={propios.sinVistas} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {vistas.map((vista) => (
          <ViewRow key={vista.id} vista={vista} current={current} />
        ))}
      </Box>
    </ReadingDialog>
  );
}

function ViewRow({ vista, current }: { readonly vista: VistaGuardadaVista; readonly current: ViewContent }) {
  const { nombre, compartida, autor, editable, inicial } = vista;
  const [open, setOpen] = useState<'editar' | 'reemplazar' | null>(null);
  const close = () => setOpen(null);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body1" sx={{ overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        {compartida && <SecondLine>{propios.vistaDe(autor)}</SecondLine>}
      </Box>
      <InitialViewButton id={vista.id} nombre={nombre} inicial={inicial} />
      {editable && (
        <>
          <ViewButton title={propios.vistaActualizar} viewName={nombre} onClick={() => setOpen('reemplazar')}>
            <SaveOutlined fontSize="small" />
          </ViewButton>
          <ViewButton title={propios.vistaCambiar} viewName={nombre} onClick={() => setOpen('editar')}>
            <EditOutlined fontSize="small" />
          </ViewButton>
          <DeleteButton resource={VIEW_RESOURCE} record={vista} name={nombre} success={propios.vistaEliminada} />
        </>
      )}
      {open === 'editar' && <SaveView listKey={vista.lista} content={vista} vista={vista} onClose={close} />}
      {open === 'reemplazar' && <ReplaceView vista={vista} current={current} onClose={close} />}
    </Box>
  );
}

interface ViewButtonProps {
  readonly title: string;
  readonly viewName: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly pressed?: boolean;
}

function ViewButton({ title, viewName, children, onClick, pressed }: ViewButtonProps) {
  return (
    <Tooltip title={title}>
      <IconButton
        size="small"
        aria-label={`${title}: ${viewName}`}
        onClick={onClick}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

function InitialViewButton({ id, nombre, inicial }: Pick<VistaGuardadaVista, 'id' | 'nombre' | 'inicial'>) {
  const { run } = useAct(`/vista-guardada/{id}/${inicial ? 'quitar-inicial' : 'fijar-inicial'}`);
  return (
    <ViewButton
      title={propios.vistaAlEntrar}
      viewName={nombre}
      pressed={inicial}
      onClick={() => void run({ id }, null)}
    >
      {inicial ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
    </ViewButton>
  );
}

interface ReplaceViewProps {
  readonly vista: VistaGuardadaVista;
  readonly current: ViewContent;
  readonly onClose: () => void;
}

/** Saves the current state of the list as the view. */
function ReplaceView({ vista, current, onClose }: ReplaceViewProps) {
  const dataProvider = useDataProvider();
  const acto = { titulo: propios.vistaActualizar, exito: propios.vistaGuardada, cierra: true };
  return (
    <ActDialog
      acto={acto}
      id={vista.id}
      enviar={async (_, key) => {
        const data = { ...vista, ...current };
        return (await dataProvider.update(VIEW_RESOURCE, { id: vista.id, data, previousData: vista, meta: { key } }))
          .data;
      }}
      onClose={onClose}
    >
      {propios.vistaAlActualizar(vista.nombre, vista.compartida)}
    </ActDialog>
  );
}
