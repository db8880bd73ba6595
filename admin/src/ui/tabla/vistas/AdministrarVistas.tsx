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
import { ActoDialog } from '../../acto/ActoDialog';
import { ReadingDialog } from '../../dialogs/ReadingDialog';
import { EliminarButton } from '../../EliminarButton';
import { EmptyState } from '../../EmptyState';
import { Menor } from '../../Menor';
import { useAccion } from '../../useAccion';
import GuardarVista from './GuardarVista';
import { type ContenidoDeVista, RECURSO } from './vista';

interface AdministrarVistasProps {
  readonly vistas: readonly VistaGuardadaVista[];
  /** The list as it is shown now. */
  readonly actual: ContenidoDeVista;
  readonly onClose: () => void;
}

/** The views of a list: which one it opens with; name, content and end of those that this user may change. */
export default function AdministrarVistas({ vistas, actual, onClose }: AdministrarVistasProps) {
  return (
    <ReadingDialog title={propios.vistas} maxWidth="sm" onClose={onClose}>
      {vistas.length === 0 && <EmptyState message={propios.sinVistas} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {vistas.map((vista) => (
          <Fila key={vista.id} vista={vista} actual={actual} />
        ))}
      </Box>
    </ReadingDialog>
  );
}

function Fila({ vista, actual }: { readonly vista: VistaGuardadaVista; readonly actual: ContenidoDeVista }) {
  const { nombre, compartida, autor, editable, inicial } = vista;
  const [abierto, setAbierto] = useState<'editar' | 'reemplazar' | null>(null);
  const cerrar = () => setAbierto(null);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body1" sx={{ overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        {compartida && <Menor>{propios.vistaDe(autor)}</Menor>}
      </Box>
      <AlEntrarButton id={vista.id} nombre={nombre} inicial={inicial} />
      {editable && (
        <>
          <Boton titulo={propios.vistaActualizar} de={nombre} onClick={() => setAbierto('reemplazar')}>
            <SaveOutlined fontSize="small" />
          </Boton>
          <Boton titulo={propios.vistaCambiar} de={nombre} onClick={() => setAbierto('editar')}>
            <EditOutlined fontSize="small" />
          </Boton>
          <EliminarButton recurso={RECURSO} registro={vista} nombre={nombre} exito={propios.vistaEliminada} />
        </>
      )}
      {abierto === 'editar' && <GuardarVista clave={vista.lista} contenido={vista} vista={vista} onClose={cerrar} />}
      {abierto === 'reemplazar' && <Reemplazar vista={vista} actual={actual} onClose={cerrar} />}
    </Box>
  );
}

interface BotonProps {
  readonly titulo: string;
  readonly de: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly presionado?: boolean;
}

function Boton({ titulo, de, children, onClick, presionado }: BotonProps) {
  return (
    <Tooltip title={titulo}>
      <IconButton
        size="small"
        aria-label={`${titulo}: ${de}`}
        onClick={onClick}
        {...(presionado !== undefined && { 'aria-pressed': presionado })}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

function AlEntrarButton({ id, nombre, inicial }: Pick<VistaGuardadaVista, 'id' | 'nombre' | 'inicial'>) {
  const { ejecutar } = useAccion(RECURSO, inicial ? 'quitar-inicial' : 'fijar-inicial');
  return (
    <Boton titulo={propios.vistaAlEntrar} de={nombre} presionado={inicial} onClick={() => void ejecutar(id)}>
      {inicial ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
    </Boton>
  );
}

interface ReemplazarProps {
  readonly vista: VistaGuardadaVista;
  readonly actual: ContenidoDeVista;
  readonly onClose: () => void;
}

/** The view shows from now on what the list shows. */
function Reemplazar({ vista, actual, onClose }: ReemplazarProps) {
  const dataProvider = useDataProvider();
  const acto = { recurso: RECURSO, titulo: propios.vistaActualizar, exito: propios.vistaGuardada, cierra: true };
  return (
    <ActoDialog
      acto={acto}
      id={vista.id}
      enviar={async (_, clave) => {
        const data = { ...vista, ...actual };
        return (await dataProvider.update(RECURSO, { id: vista.id, data, previousData: vista, meta: { clave } })).data;
      }}
      onClose={onClose}
    >
      {propios.vistaAlActualizar(vista.nombre, vista.compartida)}
    </ActoDialog>
  );
}
