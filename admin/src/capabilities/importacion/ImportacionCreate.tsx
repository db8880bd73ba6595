import { importaciones, mensajes, prefijoDe, type TipoDeImportacion } from '@adjudica/domain';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { urlOf } from '../../providers/calls';
import { httpUpload, isAbort } from '../../providers/http';
import { newKey } from '../../providers/idempotency';
import { useUsuario } from '../../providers/sesion';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { FileDropzone } from '../../ui/upload/FileDropzone';
import type { FileRule } from '../../ui/upload/rules';
import { useDownload } from '../../ui/useDownload';
import type { ImportacionRecord } from './tipos';

/** modelo.md, "Import files". Larger ones are imported on the console. */
const regla: FileRule = {
  // A spreadsheet program makes its own type of a CSV.
  types: {
    'text/csv': ['.csv'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
  maxBytes: 25 * 1024 * 1024,
  name: 'CSV o Excel (.xlsx)',
};

/** Type, template, file. Uploading changes nothing yet: the file is reviewed first, on its own page. */
export default function ImportacionCreate() {
  const lista = `${prefijoDe(useUsuario().role)}/importacion`;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { download, pending } = useDownload();
  const [tipo, setTipo] = useState<TipoDeImportacion | ''>('');
  const [archivo, setArchivo] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [avance, setAvance] = useState<number | null>(null);
  const abort = useRef<AbortController>(null);
  // Leaving the page ends the upload (GEN-542)
  useEffect(() => () => abort.current?.abort(), []);

  const elegir = useCallback(([elegido]: readonly File[]) => {
    setArchivo(elegido ?? null);
    setError(null);
  }, []);

  const subir = async () => {
    if (tipo === '' || archivo === null || avance !== null) return;
    const form = new FormData();
    form.append('tipo', tipo);
    form.append('archivo', archivo, archivo.name);
    abort.current = new AbortController();
    setError(null);
    setAvance(0);
    try {
      const importacion = await httpUpload<ImportacionRecord>(urlOf('/importacion', {}), form, {
        headers: { 'Idempotency-Key': newKey() },
        onProgress: setAvance,
        signal: abort.current.signal,
      });
      refresh();
      void navigate(`${lista}/${importacion.id}`);
    } catch (failure) {
      if (!isAbort(failure)) setError((failure as Error).message || mensajes.GEN.errorSilencioso);
      setAvance(null);
    }
  };

  return (
    <>
      <PageHeader
        title={mensajes.propios.importacionNueva}
        description="El archivo se revisa completo antes de aplicar nada."
      />
      <Card component="section" sx={{ maxWidth: 920 }}>
        <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <TextField
              select
              label="Qué contiene el archivo"
              value={tipo}
              onChange={(event) => setTipo(event.target.value as TipoDeImportacion)}
              disabled={avance !== null}
              sx={{ minWidth: 260 }}
            >
              {Object.entries(importaciones).map(([clave, { titulo }]) => (
                <MenuItem key={clave} value={clave}>
                  {titulo}
                </MenuItem>
              ))}
            </TextField>
            <Button
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              disabled={tipo === ''}
              loading={pending}
              onClick={() => void download(urlOf('/importacion/plantilla/{tipo}', { tipo }), `plantilla-${tipo}.xlsx`)}
            >
              Descargar plantilla
            </Button>
          </Box>
          {tipo !== '' && <Columnas tipo={tipo} />}
          <FileDropzone
            rule={regla}
            chosen={archivo?.name ?? null}
            onFiles={elegir}
            disabled={tipo === '' || avance !== null}
          />
          {avance !== null && (
            <Box>
              <LinearProgress
                variant={avance < 1 ? 'determinate' : 'indeterminate'}
                value={avance * 100}
                aria-label="Avance de la carga"
              />
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {avance < 1 ? `Subiendo… ${Math.round(avance * 100)} %` : 'Recibido, iniciando la revisión…'}
              </Typography>
            </Box>
          )}
          {error !== null && (
            // A refusal is seen however long the columns above are
            <Alert severity="error" ref={(alerta) => alerta?.scrollIntoView?.({ block: 'nearest' })}>
              {error}
            </Alert>
          )}
        </Box>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 1,
            px: 3,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Button component={Link} to={lista}>
            Cancelar
          </Button>
          <Button
            variant="contained"
            onClick={() => void subir()}
            loading={avance !== null}
            disabled={tipo === '' || archivo === null}
          >
            Revisar archivo
          </Button>
        </Box>
      </Card>
    </>
  );
}

interface ColumnaDeArchivo {
  readonly id: string;
  readonly nombre: string;
  readonly requerida: boolean;
  readonly ejemplo: string;
}

const Column = DataTable.Col<ColumnaDeArchivo>;

/** What the file must hold, from the same definition that reads it. */
function Columnas({ tipo }: { readonly tipo: TipoDeImportacion }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'auto', maxHeight: 260 }}>
      <DataTable<ColumnaDeArchivo>
        aria-label="Columnas del archivo"
        data={importaciones[tipo].columnas.map((columna) => ({ ...columna, id: columna.nombre }))}
      >
        <Column source="nombre" label="Columna" />
        <Column source="requerida" label="Obligatoria" render={({ requerida }) => (requerida ? 'Sí' : 'No')} />
        <Column source="ejemplo" label="Ejemplo" />
      </DataTable>
    </Box>
  );
}
