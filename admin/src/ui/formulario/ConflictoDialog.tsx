import type { Valor } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../dialogs/FormDialog';
import { fechaHora } from '../formato';
import { NombreDeCatalogo } from './CampoDeCatalogo';
import type { CampoEnConflicto, Conflicto, Eleccion } from './conflicto';
import { campoDe, type Tabla, textoDeValor } from './tabla';

interface ConflictoDialogProps {
  readonly tabla: Tabla;
  readonly conflicto: Conflicto;
  readonly busy: boolean;
  /** One choice per field that differs. */
  readonly onGuardar: (elecciones: Readonly<Record<string, Eleccion>>) => void;
  /** Back to the form with everything as typed; nothing is saved. */
  readonly onCancelar: () => void;
}

/**
 * Two people edited the same record: who was first and when, and for each field that differs what this person wrote and what is stored, to
 * take or keep. Nothing is overwritten without a choice that stood on the screen. Render it only while there is a conflict.
 */
export function ConflictoDialog({ tabla, conflicto, busy, onGuardar, onCancelar }: ConflictoDialogProps) {
  const { quien, cuando, campos } = conflicto;
  const [elecciones, setElecciones] = useState<Record<string, Eleccion>>(() =>
    Object.fromEntries(campos.map(({ nombre, propuesta }) => [nombre, propuesta])),
  );
  return (
    <FormDialog
      title="Otra persona guardó antes"
      subject={
        <>
          {quien ?? 'Otra persona'} guardó este formulario{cuando === null ? '' : ` el ${fechaHora(cuando)}`}.{' '}
          {campos.length === 0
            ? 'Sus valores coinciden con los guardados.'
            : 'Elija qué queda en cada campo que difiere; lo demás se guarda como usted lo escribió.'}
        </>
      }
      fullOnPhone
      busy={busy}
      cancelLabel="Seguir editando"
      submitFocused={campos.length === 0}
      onSubmit={() => onGuardar(elecciones)}
      onClose={onCancelar}
    >
      {campos.map((campo) => (
        <CampoDistinto
          key={campo.nombre}
          tabla={tabla}
          campo={campo}
          eleccion={elecciones[campo.nombre] ?? campo.propuesta}
          onElegir={(eleccion) => setElecciones((antes) => ({ ...antes, [campo.nombre]: eleccion }))}
        />
      ))}
    </FormDialog>
  );
}

interface CampoDistintoProps {
  readonly tabla: Tabla;
  readonly campo: CampoEnConflicto;
  readonly eleccion: Eleccion;
  readonly onElegir: (eleccion: Eleccion) => void;
}

function CampoDistinto({ tabla, campo: { nombre, suyo, guardado }, eleccion, onElegir }: CampoDistintoProps) {
  const { etiqueta } = campoDe(tabla, nombre);
  const opciones: readonly [Eleccion, string, Valor][] = [
    ['suyo', 'El suyo', suyo],
    ['guardado', 'El guardado', guardado],
  ];
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, px: 1.5, py: 0.75, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Typography component="legend" variant="caption" sx={{ px: 0.5, color: 'text.secondary' }}>
        {etiqueta}
      </Typography>
      <RadioGroup
        name={nombre}
        value={eleccion}
        onChange={(_, valor) => onElegir(valor as Eleccion)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {opciones.map(([codigo, titulo, valor]) => (
          <FormControlLabel
            key={codigo}
            value={codigo}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mr: 0, minWidth: 0 }}
            label={
              <Box component="span" sx={{ display: 'block', pt: 0.75, overflowWrap: 'anywhere' }}>
                <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {titulo}
                </Typography>
                <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                  <Texto tabla={tabla} nombre={nombre} valor={valor} />
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

function Texto({ tabla, nombre, valor }: { readonly tabla: Tabla; readonly nombre: string; readonly valor: Valor }) {
  const campo = campoDe(tabla, nombre);
  return campo.tipo === 'catalogo' ? (
    <NombreDeCatalogo recurso={campo.recurso} codigo={valor} />
  ) : (
    textoDeValor(campo, valor)
  );
}
