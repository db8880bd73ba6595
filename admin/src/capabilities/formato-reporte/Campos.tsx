import {
  archivosDeReporte,
  formatosPara,
  fuenteDe,
  fuentesDeReporte,
  MAXIMO_DE_COLUMNAS,
  type Organismo,
  organismos,
  propios,
} from '@adjudica/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';

const enOpciones = (lista: readonly { readonly codigo: string; readonly nombre: string }[]) =>
  lista.map(({ codigo, nombre }) => ({ id: codigo, name: nombre }));
const TODA_LA_LINEA = { gridColumn: '1 / -1' } as const;

export const campoVacio = { titulo: '', fuente: '', formato: 'texto', obligatorio: true, ancho: 120 } as const;

/** Head and columns of a layout. */
export function CamposDeFormato({ fijo = false }: { readonly fijo?: boolean }) {
  const organismo = useWatch({ name: 'organismo' }) as Organismo | undefined;
  const { setValue } = useFormContext();
  return (
    <>
      <SelectInput
        source="organismo"
        label="Organismo"
        choices={enOpciones(organismos)}
        helperText={false}
        emptyText=""
        isRequired
        readOnly={fijo}
        onChange={() => {
          // the other body knows other facts
          setValue('campos', [campoVacio]);
          setValue('umbral', null);
        }}
      />
      <DateInput source="desde" label="Rige desde" helperText={false} isRequired />
      <SelectInput
        source="archivo"
        label="Archivo"
        choices={archivosDeReporte.map((id) => ({ id, name: id === 'xlsx' ? 'Excel (.xlsx)' : 'CSV' }))}
        helperText={false}
        emptyText=""
        isRequired
      />
      {organismo === 'UAFE' ? (
        <NumberInput source="umbral" label="Umbral (USD)" helperText={propios.reporteUmbralAyuda} min={0} isRequired />
      ) : (
        <Box />
      )}
      <TextInput source="sustento" label="Resolución o instructivo" helperText={false} isRequired sx={TODA_LA_LINEA} />
      {organismo !== undefined && <Columnas organismo={organismo} />}
    </>
  );
}

function Columnas({ organismo }: { readonly organismo: Organismo }) {
  const { fields, append, remove, swap } = useFieldArray({ name: 'campos' });
  const campos = (useWatch({ name: 'campos' }) ?? []) as readonly { titulo?: string; fuente?: string }[];
  return (
    <Box sx={TODA_LA_LINEA}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Columnas del archivo
      </Typography>
      {fields.map(({ id }, i) => {
        const nombre = campos[i]?.titulo || `columna ${i + 1}`;
        const tipo = fuenteDe(organismo, campos[i]?.fuente ?? '')?.tipo;
        return (
          <Box
            key={id}
            role="group"
            aria-label={`Columna ${i + 1}`}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.4fr 1.6fr 1.2fr 124px 124px 112px' },
              borderTop: 1,
              borderColor: 'divider',
              py: 1,
            }}
          >
            <TextInput source={`campos.${i}.titulo`} label="Encabezado" helperText={false} isRequired />
            <SelectInput
              source={`campos.${i}.fuente`}
              label="Dato"
              choices={enOpciones(fuentesDeReporte[organismo])}
              helperText={false}
              emptyText=""
              isRequired
            />
            <SelectInput
              source={`campos.${i}.formato`}
              label="Formato"
              choices={enOpciones(tipo === undefined ? [] : formatosPara(tipo))}
              helperText={false}
              emptyText=""
              isRequired
            />
            <NumberInput
              source={`campos.${i}.ancho`}
              label="Largo máximo"
              helperText={false}
              min={1}
              max={255}
              isRequired
            />
            <BooleanInput source={`campos.${i}.obligatorio`} label="Obligatoria" helperText={false} />
            <Box sx={{ whiteSpace: 'nowrap' }}>
              <IconButton aria-label={`Subir ${nombre}`} disabled={i === 0} onClick={() => swap(i, i - 1)} size="small">
                <ArrowUpwardOutlined fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Bajar ${nombre}`}
                disabled={i === fields.length - 1}
                onClick={() => swap(i, i + 1)}
                size="small"
              >
                <ArrowDownwardOutlined fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Quitar ${nombre}`}
                disabled={fields.length === 1}
                onClick={() => remove(i)}
                size="small"
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        );
      })}
      <Button
        startIcon={<AddOutlined />}
        disabled={fields.length >= MAXIMO_DE_COLUMNAS}
        onClick={() => append(campoVacio)}
      >
        Agregar columna
      </Button>
    </Box>
  );
}
