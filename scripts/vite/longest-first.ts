import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that build a site of their own: one processor is busy with each for a minute, so none is left to the end. */
const builders = ['how-to', 'venues'];

/** Vitest goes through the projects by their names; what takes longest begins first here, and small files fill the rest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const builds = ({ project }: TestSpecification) => builders.includes(project.name);
    return [...sorted.filter(builds), ...sorted.filter((file) => !builds(file))];
  }
}
