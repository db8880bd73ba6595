import { type DuenoDeDocumento, mensajes } from '@adjudica/domain';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { urlOf } from '../../providers/calls';
import { SearchBar } from '../../ui/SearchBar';
import { useDownload } from '../../ui/useDownload';
import { BotonGenerar } from './GenerarListado';
import { type DocumentoRecord, nombreDeDueno, tieneArchivo } from './tipos';
import type { useListView } from './useListView';

interface BarraDeListaProps {
  readonly plan: string;
  /** Those that are asked for. */
  readonly documentos: readonly DocumentoRecord[];
  /** Uploaded once, no longer asked for. */
  readonly cerrados: readonly DocumentoRecord[];
  readonly estado: ReactNode;
  readonly vista: ReturnType<typeof useListView>;
  readonly conPersona: boolean;
  readonly cerrada: boolean;
  /** Opens the choice of files; `null` = nothing can be uploaded. */
  readonly onElegir: (() => void) | null;
}

/** Above the list: how far it is, what can be done with all of it, what of it is shown. */
export function BarraDeLista(props: BarraDeListaProps) {
  const { plan, documentos, cerrados, estado, vista, conPersona, cerrada, onElegir } = props;
  const { download, pending } = useDownload();
  const conArchivo = documentos.filter(tieneArchivo);
  const obligatorios = documentos.filter(({ tipo }) => tipo.obligatorio);
  const sinArchivo = documentos.filter((documento) => !tieneArchivo(documento));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 180px', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {mensajes.propios.avanceDeDocumentos({
              obligatorios: obligatorios.length,
              subidos: obligatorios.filter(tieneArchivo).length,
              opcionalesSinArchivo: sinArchivo.filter(({ tipo }) => !tipo.obligatorio).length,
              porRevisar: conArchivo.filter(({ estado }) => estado === null).length,
            })}
          </Typography>
          {estado}
        </Box>
        {!cerrada && <BotonGenerar plan={plan} />}
        {conPersona && (
          <Button
            startIcon={<PictureAsPdfOutlined />}
            loading={pending}
            loadingPosition="start"
            disabled={conArchivo.length === 0}
            onClick={() =>
              void download(urlOf('/plan/{idCodigo}/documentos/pdf', { idCodigo: plan }), `Carpeta_${plan}.pdf`)
            }
          >
            Descargar todo en un PDF
          </Button>
        )}
        {onElegir !== null && (
          <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={onElegir}>
            Subir archivos
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <SearchBar value={vista.q} onSearch={vista.buscar} placeholder="Buscar documento" />
        {conPersona && <FiltroDePersona documentos={vista.cerrados ? cerrados : documentos} vista={vista} />}
        {(cerrados.length > 0 || vista.cerrados) && (
          <Chip
            label={mensajes.propios.documentosQueYaNoSePiden(cerrados.length)}
            variant={vista.cerrados ? 'filled' : 'outlined'}
            color={vista.cerrados ? 'primary' : 'default'}
            aria-pressed={vista.cerrados}
            onClick={() => vista.verCerrados(!vista.cerrados)}
          />
        )}
      </Box>
    </Box>
  );
}

/** DOC-026: the persons that this plan has documents of. */
function FiltroDePersona({ documentos, vista }: Pick<BarraDeListaProps, 'documentos' | 'vista'>) {
  const duenos = [...new Set(documentos.map(({ dueno }) => dueno))];
  return (
    <TextField
      select
      label="Persona"
      value={vista.persona !== null && duenos.includes(vista.persona) ? vista.persona : ''}
      onChange={(event) => {
        const elegido = Number(event.target.value) as DuenoDeDocumento | 0;
        vista.elegirPersona(elegido === 0 ? null : elegido);
      }}
      sx={{ minWidth: 180, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    >
      <MenuItem value="">Todas</MenuItem>
      {duenos.map((dueno) => (
        <MenuItem key={dueno} value={dueno}>
          {nombreDeDueno[dueno]}
        </MenuItem>
      ))}
    </TextField>
  );
}
