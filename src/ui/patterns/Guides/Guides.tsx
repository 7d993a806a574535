import type { Guide } from '../../../content/guides.ts';
import { GuidePicture } from '../../art/guides/GuidePicture.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { GuideCard } from '../../components/GuideCard/GuideCard.tsx';

export interface GuidesProps {
  guides: readonly Guide[];
}

/** The three guides side by side. Use on home and About, under a heading of level 2. */
export function Guides({ guides }: GuidesProps) {
  return (
    <Grid as="ul" columns="three" gap="5">
      {guides.map(({ id, name, subject, line }) => (
        <GuideCard key={id} tone={id} name={name} mascot={<GuidePicture name={id} />}>
          <span>{subject}</span> <span>{line}</span>
        </GuideCard>
      ))}
    </Grid>
  );
}
