import { type CambiosDeCabecera, esquemaRegeneracion, type RegeneracionDeActa } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
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

/** Issuing minutes again (modelo.md): the reason is required, the heading may be corrected. Render it only while it is open. */
export function RegenerarDialog({ asamblea, cambios, busy, onAccept, onCancel }: RegenerarDialogProps) {
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
    <FormDialog
      title={`Regenerar acta de la asamblea No.${asamblea.numeroAsamblea}`}
      subject={`Se emitirá una versión nueva y se conservará la anterior. ${
        cambios === 0 ? 'Las adjudicaciones no cambian.' : `Adjudicaciones con cambios: ${cambios}.`
      } Solo se avisa a los adjudicados nuevos.`}
      submitLabel="Regenerar acta"
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onCancel}
    >
      <Controller
        control={control}
        name="motivo"
        render={({ field: { ref, ...field }, fieldState }) => (
          <CampoDeComentario
            {...field}
            inputRef={ref}
            label="Motivo"
            required
            autoFocus
            error={fieldState.error?.message}
          />
        )}
      />
      <Typography variant="h3">Datos de la asamblea</Typography>
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
    </FormDialog>
  );
}
