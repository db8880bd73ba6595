import { esMonto, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { FormValues } from '../../ui/form/fields';
import { useFormValues, useRecordForm } from '../../ui/form/RecordFormContext';
import { dinero, fecha } from '../../ui/format';
import type { PrecioDeLista } from './tipos';

/** As many as can be compared at a glance; the cheapest come first. */
const CUANTOS = 5;

/** What dealers ask for the vehicle on the sheet, once brand, model, year and state say which one; a press takes the price as value. */
export function PreciosDeLista() {
  const valores = useFormValues();
  const { change } = useRecordForm();
  const filtro = vehiculoDe(valores);
  const { data, isPending, error } = useGetList<PrecioDeLista>(
    'precio-vehiculo',
    { pagination: { page: 1, perPage: CUANTOS }, sort: { field: 'precio', order: 'ASC' }, filter: filtro ?? {} },
    { enabled: filtro !== null, staleTime: 60_000 },
  );
  // A suggestion that does not come is not missed.
  if (filtro === null || isPending || error !== null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {data.length === 0 ? propios.medioSinPrecio : propios.medioPreciosDeLista}
      </Typography>
      {data.map(({ id, precio, concesionario, vigenteDesde }) => (
        <Chip
          key={id}
          size="small"
          variant="outlined"
          color={esMonto(valores.valor) && valores.valor === precio ? 'primary' : 'default'}
          label={[dinero(precio), concesionario].filter((texto) => texto !== '').join(' · ')}
          title={vigenteDesde === null ? undefined : `Desde el ${fecha(vigenteDesde)}`}
          aria-label={propios.medioUsarPrecio(dinero(precio), concesionario)}
          onClick={() => change('valor', precio)}
          sx={{ fontVariantNumeric: 'tabular-nums', maxWidth: '100%' }}
        />
      ))}
    </Box>
  );
}

function vehiculoDe({ marcaId, modeloId, anio, estadoBien }: FormValues) {
  return typeof marcaId === 'string' &&
    typeof modeloId === 'string' &&
    typeof anio === 'number' &&
    // Half a year is none.
    anio >= 1900 &&
    typeof estadoBien === 'string'
    ? { marca: marcaId, modelo: modeloId, anio, estadoBien }
    : null;
}
