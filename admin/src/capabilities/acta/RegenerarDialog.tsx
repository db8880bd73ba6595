import { type CambiosDeCabecera, esquemaRegeneracion, LIMITES, type RegeneracionDeActa } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { resolverDe } from '../../ui/resolver';
import { CampoHora, CampoLugar, CampoNotario, CampoTestigo } from '../asamblea/campos';
import type { AsambleaDetalle } from '../asamblea/tipos';

type Datos = Pick<RegeneracionDeActa, 'motivo' | 'cabecera'>;

interface RegenerarDialogProps {
  readonly asamblea: AsambleaDetalle;
  /** Rows whose award was corrected. */
  readonly cambios: number;
  readonly busy: boolean;
  readonly onAccept: (datos: Datos) => void;
  readonly onCancel: () => void;
}

const campos = ['hora', 'lugar', 'notario', 'testigo1', 'testigo2', 'testigo3'] as const;
type Cabecera = Record<(typeof campos)[number], string>;
interface Formulario {
  motivo: string;
  cabecera: Cabecera;
}

/** Only what differs from the assembly travels; '' takes a witness away. */
function cambiadas(asamblea: AsambleaDetalle, escrita: Cabecera): CambiosDeCabecera | undefined {
  const distintas = campos.filter((campo) => escrita[campo] !== (asamblea[campo] ?? ''));
  if (distintas.length === 0) return undefined;
  return Object.fromEntries(distintas.map((campo) => [campo, escrita[campo]])) as CambiosDeCabecera;
}

const porEsquema = resolverDe(esquemaRegeneracion.pick({ motivo: true, cabecera: true }));

/** Issuing minutes again (model.md): the reason is required, the heading may be corrected. Render it only while it is open. */
export function RegenerarDialog({ asamblea, cambios, busy, onAccept, onCancel }: RegenerarDialogProps) {
  const titleId = useId();
  const { control, handleSubmit } = useForm<Formulario>({
    defaultValues: {
      motivo: '',
      cabecera: Object.fromEntries(campos.map((campo) => [campo, asamblea[campo] ?? ''])) as Cabecera,
    },
    resolver: (async (values) => {
      const { cabecera, motivo } = values;
      const result = porEsquema({ motivo, cabecera: cambiadas(asamblea, cabecera) });
      return Object.keys(result.errors).length > 0 ? result : { values, errors: {} };
    }) as Resolver<Formulario>,
  });
  const submit = handleSubmit(({ motivo, cabecera }) => {
    const cambio = cambiadas(asamblea, cabecera);
    if (!busy) onAccept({ motivo: motivo.trim(), ...(cambio === undefined ? {} : { cabecera: cambio }) });
  });

  return (
    <Dialog open onClose={busy ? undefined : onCancel} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>Regenerar acta de la asamblea No.{asamblea.numeroAsamblea}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            Se emitirá una versión nueva y se conservará la anterior.{' '}
            {cambios === 0 ? 'Las adjudicaciones no cambian.' : `Adjudicaciones con cambios: ${cambios}.`} Solo se avisa
            a los adjudicados nuevos.
          </Typography>
          <Controller
            control={control}
            name="motivo"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                inputRef={field.ref}
                label="Motivo"
                required
                autoFocus
                fullWidth
                multiline
                minRows={2}
                maxRows={6}
                margin="dense"
                error={fieldState.error !== undefined}
                helperText={fieldState.error?.message ?? `${field.value.length}/${LIMITES.comentario}`}
                slotProps={{ htmlInput: { maxLength: LIMITES.comentario } }}
              />
            )}
          />
          <Typography variant="h3" sx={{ mt: 2, mb: 1.5 }}>
            Datos de la asamblea
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
            <CampoHora control={control} name="cabecera.hora" />
            <CampoLugar control={control} name="cabecera.lugar" actual={asamblea.lugar} />
            <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
              <CampoNotario control={control} name="cabecera.notario" actual={asamblea.notario} />
            </Box>
            <Box
              sx={{
                gridColumn: '1 / -1',
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' },
              }}
            >
              {([1, 2, 3] as const).map((n) => (
                <CampoTestigo key={n} control={control} name={`cabecera.testigo${n}`} numero={n} />
              ))}
            </Box>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            Regenerar acta
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
