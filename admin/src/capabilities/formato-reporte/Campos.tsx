import {
  archivosDeReporte,
  campo,
  formatosPara,
  fuenteDe,
  fuentesDeReporte,
  LIMITES,
  MAXIMO_DE_COLUMNAS,
  nombreDeOrganismo,
  type Organismo,
  organismos,
  propios,
  type Valor,
} from '@adjudica/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type Field, withMark } from '../../ui/form/fields';
import { KindInput, LockedInput } from '../../ui/form/inputs';

const TODA_LA_LINEA = { gridColumn: '1 / -1' } as const;
const archivos = archivosDeReporte.map((codigo) => ({ codigo, nombre: codigo === 'xlsx' ? 'Excel (.xlsx)' : 'CSV' }));

export const campoVacio = { titulo: '', fuente: '', formato: 'texto', obligatorio: true, ancho: 120 } as const;

interface EntradaProps {
  readonly name: string;
  /** Its kind, as in the table of a record. */
  readonly de: Field;
  readonly ayuda?: string;
  readonly alCambiar?: () => void;
}

function Entrada({ name, de, ayuda = ' ', alCambiar }: EntradaProps) {
  const { field, fieldState } = useController({ name });
  const { error } = fieldState;
  const required = de.tipo !== 'casilla';
  return (
    <KindInput
      name={name}
      field={de}
      range={{}}
      value={(field.value ?? null) as Valor}
      onBlur={field.onBlur}
      onChange={(valor) => {
        field.onChange(valor);
        alCambiar?.();
      }}
      text={{
        ...{ label: withMark(de.etiqueta, required), required },
        ...{ error: error !== undefined, helperText: error?.message ?? ayuda },
      }}
    />
  );
}

/** Head and columns of a layout. */
export function CamposDeFormato({ fijo = false }: { readonly fijo?: boolean }) {
  const organismo = useWatch({ name: 'organismo' }) as Organismo | undefined;
  const { setValue } = useFormContext();
  return (
    <>
      {fijo ? (
        <LockedInput
          name="organismo"
          value={nombreDeOrganismo(organismo ?? '')}
          text={{ label: 'Organismo', required: true, error: false, helperText: ' ' }}
        />
      ) : (
        <Entrada
          name="organismo"
          de={campo.opcion('Organismo', organismos)}
          alCambiar={() => {
            // the other body knows other facts
            setValue('campos', [campoVacio]);
            setValue('umbral', null);
          }}
        />
      )}
      <Entrada name="desde" de={campo.fecha('Rige desde', () => ({}), '')} />
      <Entrada name="archivo" de={campo.opcion('Archivo', archivos)} />
      {organismo === 'UAFE' ? (
        <Entrada name="umbral" de={campo.monto('Umbral', 0)} ayuda={propios.reporteUmbralAyuda} />
      ) : (
        <Box />
      )}
      <Box sx={TODA_LA_LINEA}>
        <Entrada name="sustento" de={campo.texto('Resolución o instructivo', LIMITES.nombre)} />
      </Box>
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
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
              borderTop: 1,
              borderColor: 'divider',
              py: 1.5,
            }}
          >
            <Box sx={{ gridColumn: { md: 'span 2' } }}>
              <Entrada ayuda="" name={`campos.${i}.titulo`} de={campo.texto('Encabezado', LIMITES.nombre)} />
            </Box>
            <Box sx={{ gridColumn: { md: 'span 2' } }}>
              <Entrada ayuda="" name={`campos.${i}.fuente`} de={campo.opcion('Dato', fuentesDeReporte[organismo])} />
            </Box>
            <Entrada
              ayuda=""
              name={`campos.${i}.formato`}
              de={campo.opcion('Formato', tipo === undefined ? [] : formatosPara(tipo))}
            />
            <Entrada ayuda="" name={`campos.${i}.ancho`} de={campo.entero('Largo máximo', [1, 255])} />
            <Entrada ayuda="" name={`campos.${i}.obligatorio`} de={campo.casilla('Obligatoria')} />
            <Box sx={{ whiteSpace: 'nowrap', textAlign: { md: 'right' } }}>
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
