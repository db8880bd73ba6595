import { type ContextoDeSolicitud, type DatosDeSolicitud, seccionesDeSolicitud } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { anchorOf } from '../../ui/form/FieldSection';
import { useFormValues } from '../../ui/form/RecordFormContext';

/** Links to the sections of a long form. They move the page, not the address: 'back' leads to the page before, not to another section. */
export function IrASeccion({ contexto }: { readonly contexto: ContextoDeSolicitud }) {
  const valores = useFormValues() as unknown as DatosDeSolicitud;
  return (
    <Box component="nav" aria-label="Secciones" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
      {seccionesDeSolicitud(valores, contexto).map(({ seccion, titulo }) => (
        <Link
          key={seccion}
          href={`#${anchorOf(seccion)}`}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
          onClick={(event) => {
            event.preventDefault();
            const destino = document.getElementById(anchorOf(seccion));
            destino?.scrollIntoView({ block: 'start' });
            destino?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
          }}
        >
          {titulo}
        </Link>
      ))}
    </Box>
  );
}
