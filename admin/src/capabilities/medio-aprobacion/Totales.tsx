import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Amount } from '../../ui/Amount';
import { useFormValues, useRecordForm } from '../../ui/form/RecordFormContext';
import { type ContextoDeHoja, type CuentaDeHoja, cuentaDe, type HojaDeMedio } from './hoja';

/** MED-514, MED-515: the sums of what is on the sheet now. */
export function useTotals(): CuentaDeHoja {
  const { rules } = useRecordForm();
  return cuentaDe(useFormValues() as unknown as HojaDeMedio, rules as ContextoDeHoja);
}

/** In the bar that stays in sight: what the client pays beside the plans, and what there is to pay of costs. */
export function Totales() {
  const { diferencia, total } = useTotals();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.25 }}>
      <Cifra nombre={propios.medioDiferencia} valor={diferencia} />
      <Cifra nombre={propios.medioTotalAPagar} valor={total} />
    </Box>
  );
}

function Cifra({ nombre, valor }: { readonly nombre: string; readonly valor: number }) {
  return (
    <Typography variant="body1" component="div" sx={{ whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
        {nombre}
      </Box>
      <Amount value={valor} name={nombre} strong />
    </Typography>
  );
}

/** How the difference comes about, as on paper: value less plans. */
export function CuentaDelBien() {
  const { sumaDePlanes, diferencia } = useTotals();
  const { valor } = useFormValues();
  const renglones: readonly (readonly [string, number])[] = [
    [propios.medioValorDelBien, typeof valor === 'number' ? valor : 0],
    [propios.medioSumaDePlanes, sumaDePlanes],
    [propios.medioDiferencia, diferencia],
  ];
  return (
    <Box component="dl" aria-label={propios.medioValores} sx={{ m: 0, maxWidth: 340 }}>
      {renglones.map(([nombre, importe], indice) => (
        <Box
          key={nombre}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            columnGap: 3,
            py: 0.125,
            ...(indice === renglones.length - 1 && { borderTop: 1, borderColor: 'divider', mt: 0.25, pt: 0.5 }),
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {nombre}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {indice === 1 && '− '}
            <Amount value={importe} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
