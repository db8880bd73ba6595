import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CampoDeFormulario, type CampoDeFormularioProps } from './CampoDeFormulario';
import { useCampos, useValores } from './contexto';
import { type CampoDeTabla, campoDe } from './tabla';

/** The field that a catalogue's list hangs on, where the form has it (CLI-073, CLI-074): province → canton → parish. */
const padres: Readonly<Record<string, string>> = { canton: 'provinciaCodigo', parroquia: 'cantonCodigo' };

interface SeccionDeCamposProps {
  /** `seccion` of the fields in the table; also the anchor. */
  readonly seccion: string;
  /** Left out = no heading, for a form of one section. */
  readonly titulo?: string;
  /** At the right of the heading: a total, a button. */
  readonly junto?: ReactNode;
  /** These fields instead of all of the section, in this order. */
  readonly campos?: readonly string[];
  /** Columns that a field takes, where it is not one. */
  readonly anchos?: Readonly<Record<string, 2 | 'todo'>>;
  readonly children?: ReactNode;
}

export const anclaDe = (seccion: string): string => `seccion-${seccion}`;

/** The shown fields of one section: as many columns as fit, one on a phone. */
export function SeccionDeCampos({ seccion, titulo, junto, campos, anchos = {}, children }: SeccionDeCamposProps) {
  const { tabla, contexto, editando, avisos, filtros } = useCampos();
  const valores = useValores();
  const tituloId = useId();

  const filtroDe = (nombre: string, campo: CampoDeTabla): string | null => {
    const propio = filtros[nombre];
    if (propio !== undefined) return JSON.stringify(propio(valores));
    const padre = campo.tipo === 'catalogo' ? padres[campo.recurso] : undefined;
    if (padre === undefined || tabla.campos[padre] === undefined) return '{}';
    const codigo = valores[padre];
    return typeof codigo === 'string' && codigo !== '' ? JSON.stringify({ [padre]: codigo }) : null;
  };
  const propsDe = (nombre: string): CampoDeFormularioProps => {
    const campo = campoDe(tabla, nombre);
    return {
      nombre,
      requerido: tabla.esRequerido(nombre, valores, contexto),
      bloqueado: tabla.estaBloqueado(nombre, valores, contexto),
      aviso: avisos[nombre]?.(valores[nombre] ?? null, valores) ?? null,
      filtro: filtroDe(nombre, campo),
      ancho: anchos[nombre],
    };
  };
  const visibles = (campos ?? tabla.nombres.filter((n) => campoDe(tabla, n).seccion === seccion)).filter((nombre) =>
    tabla.estaVisible(nombre, valores, contexto),
  );

  return (
    <Box
      component="section"
      id={anclaDe(seccion)}
      {...(titulo === undefined ? {} : { 'aria-labelledby': tituloId })}
      sx={{ scrollMarginTop: 130 }}
    >
      {(titulo !== undefined || junto !== undefined) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1.25, minHeight: 24 }}>
          {titulo !== undefined && (
            <Typography variant="h3" component="h2" id={tituloId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
              {titulo}
            </Typography>
          )}
          {junto}
        </Box>
      )}
      <Box
        component={editando ? 'div' : 'dl'}
        sx={{
          m: 0,
          display: 'grid',
          alignItems: 'start',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(212px, 1fr))' },
        }}
      >
        {visibles.map((nombre) => (
          <CampoDeFormulario key={nombre} {...propsDe(nombre)} />
        ))}
      </Box>
      {children}
    </Box>
  );
}
