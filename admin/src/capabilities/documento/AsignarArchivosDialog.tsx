import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { SearchSelect } from '../../ui/SearchSelect';
import { fileRules, hasAllowedType, sizeText } from '../../ui/upload/rules';
import type { RefusedFile } from '../../ui/upload/useFileDrop';
import { sugerir } from './sugerencia';
import { type Asignable, grupoDe, tieneArchivo } from './tipos';

interface AsignarArchivosDialogProps<T extends Asignable> {
  readonly archivos: readonly File[];
  /** Dropped with the others and not sent. */
  readonly rechazados: readonly RefusedFile[];
  /** What this user may upload. */
  readonly documentos: readonly T[];
  readonly onSubir: (archivos: readonly { readonly documento: T; readonly archivo: File }[]) => void;
  readonly onClose: () => void;
}

/** Several files at once: each says which document it is, the likeliest proposed by its name. Nothing leaves before it is confirmed. */
export function AsignarArchivosDialog<T extends Asignable>(props: AsignarArchivosDialogProps<T>) {
  const { archivos, rechazados, documentos, onSubir, onClose } = props;
  const [propuestos] = useState(() => sugerir(archivos, documentos));
  const [elegidos, setElegidos] = useState(propuestos);
  const repetido = (id: number | null) => id !== null && elegidos.filter((otro) => otro === id).length > 1;
  const asignados = elegidos.filter((id) => id !== null).length;

  const subir = () => {
    onSubir(
      archivos.flatMap((archivo, indice) => {
        const documento = documentos.find(({ id }) => id === elegidos[indice]);
        return documento === undefined ? [] : [{ documento, archivo }];
      }),
    );
    onClose();
  };

  return (
    <FormDialog
      title="¿Qué documento es cada archivo?"
      maxWidth="md"
      fullOnPhone
      dirty={elegidos.some((id, indice) => id !== propuestos[indice])}
      submitLabel={asignados === 1 ? 'Subir 1 archivo' : `Subir ${asignados} archivos`}
      submitDisabled={asignados === 0 || elegidos.some(repetido)}
      onSubmit={subir}
      onClose={onClose}
    >
      {rechazados.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {rechazados.map(({ name, message }) => (
            <Box key={name} sx={{ overflowWrap: 'anywhere' }}>{`${name}: ${message}`}</Box>
          ))}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {archivos.map((archivo, indice) => (
          <Box
            // Two files of one name from two folders are two.
            key={`${indice} ${archivo.name}`}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
              gap: { xs: 0.75, sm: 2 },
              alignItems: 'start',
              py: 1.25,
              borderTop: indice === 0 ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0, pt: { sm: 0.75 } }}>
              <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
                {archivo.name}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {sizeText(archivo.size)}
              </Typography>
            </Box>
            <SelectorDeDocumento
              archivo={archivo}
              documentos={documentos}
              elegido={elegidos[indice] ?? null}
              repetido={repetido(elegidos[indice] ?? null)}
              onElegir={(id) => setElegidos((antes) => antes.with(indice, id))}
            />
          </Box>
        ))}
      </Box>
    </FormDialog>
  );
}

interface SelectorDeDocumentoProps {
  readonly archivo: File;
  readonly documentos: readonly Asignable[];
  readonly elegido: number | null;
  readonly repetido: boolean;
  readonly onElegir: (id: number | null) => void;
}

/** Only the documents that take a file of this kind. */
function SelectorDeDocumento({ archivo, documentos, elegido, repetido, onElegir }: SelectorDeDocumentoProps) {
  const aptos = documentos.filter(({ tipo }) => hasAllowedType(archivo, fileRules[tipo.formato]));
  const documento = aptos.find(({ id }) => id === elegido) ?? null;
  return (
    <SearchSelect<Asignable>
      options={aptos}
      value={documento}
      onChange={(_, elegida) => onElegir(elegida?.id ?? null)}
      groupBy={grupoDe}
      getOptionKey={({ id }) => id}
      getOptionLabel={(documento) => `${documento.tipo.nombre}, ${grupoDe(documento)}`}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...option }, { tipo, ruta: archivoActual }) => (
        <li key={key} {...option}>
          {tipo.nombre}
          {archivoActual !== null && (
            <Typography component="span" variant="caption" sx={{ ml: 1, color: 'text.secondary' }}>
              con archivo
            </Typography>
          )}
        </li>
      )}
      noOptionsText="Ningún documento admite este archivo"
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder="No se sube"
          error={repetido}
          helperText={ayuda(documento, repetido)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': `Documento de ${archivo.name}` },
          }}
        />
      )}
    />
  );
}

function ayuda(documento: Asignable | null, repetido: boolean): string | undefined {
  if (repetido) return 'Elegido para otro archivo';
  if (documento === null || !tieneArchivo(documento)) return undefined;
  return documento.estado === true
    ? 'Reemplaza el archivo aceptado, que se conserva; queda pendiente de revisión'
    : 'Reemplaza el archivo actual, que se conserva';
}
